import { UserError } from '../../errors';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import { refuseNewer } from '../refuse-newer';

/** Reads parts of a session or scenario document, which nobody has checked yet, and names the first that is not as it should be. */
export class DocumentReader {
  constructor(private readonly data: unknown, private readonly path: string) {}

  at(...keys: readonly string[]): unknown {
    let value = this.data;
    for (const key of keys) value = typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
    return value;
  }

  text(...keys: readonly string[]): string {
    const value = this.at(...keys);
    return typeof value === 'string' ? value : this.refuse(keys);
  }

  list(...keys: readonly string[]): readonly unknown[] {
    const value = this.at(...keys);
    return Array.isArray(value) ? (value as readonly unknown[]) : this.refuse(keys);
  }

  whole(...keys: readonly string[]): number {
    const value = this.at(...keys);
    return Number.isInteger(value) ? (value as number) : this.refuse(keys);
  }

  refuse(keys: readonly string[]): never {
    throw new UserError('NOT_A_SESSION', words.noSession, { path: this.path, field: keys.join('.') });
  }
}

/** A document of ours of this version (G2), as yet unchecked. */
export function openDocument(data: unknown, path: string, format: 'plasma-wall/session' | 'plasma-wall/scenario'): DocumentReader {
  const reader = new DocumentReader(data, path);
  if (reader.at('format') !== format) reader.refuse(['format']);
  refuseNewer(data, path);
  return reader.at('formatVersion') === 1 ? reader : reader.refuse(['formatVersion']);
}
