/** A fault found in a YAML file, before it is put into words (fault-messages.ts) and given a line (yaml-source.ts). */
import type { Message } from '../errors';
import type { FaultCode } from './fault-messages';

/** Keys and indexes from the top of a file to the faulty part. */
export type FaultPath = readonly (string | number)[];

/** Values for the marks of a message; a Message is taken in the reader's language. */
export type FaultValues = Readonly<Record<string, string | number | Message>>;

/** One fault; `path` points at the nearest part that exists. `at: 'key'` means the key, not what it holds. */
export interface Fault {
  readonly code: FaultCode;
  readonly file: string;
  readonly path: FaultPath;
  readonly at?: 'key' | 'value';
  /** Character offset in the text, for faults that have no path (syntax). */
  readonly offset?: number;
  readonly values?: FaultValues;
  readonly rule?: string;
}

/** A part of a file: what checks carry around to point at things. */
export interface Spot {
  readonly file: string;
  readonly path: FaultPath;
}
