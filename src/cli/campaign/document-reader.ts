import { logLimits } from '../../campaign/log';
import { UserError } from '../../errors';
import { campaignFaultMessages as words } from '../messages/campaign-report';
import { refuseNewer } from '../refuse-newer';

/** How `generate` writes its texts: the tag of some papers, a hash of tables, a folder of a board, a name for programs. */
const forms = { tag: /^[A-Z0-9-]{1,20}$/, hash: /^[0-9a-f]{64}$/, folder: /^[a-z][a-z0-9-]{0,39}$/, code: /^[A-Za-z0-9][A-Za-z0-9-]{0,60}$/ } as const;

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

  /** A text of one of the forms that `generate` gives its own. */
  formed(form: keyof typeof forms, ...keys: readonly string[]): string {
    const value = this.text(...keys);
    return forms[form].test(value) ? value : this.refuse(keys);
  }

  list(...keys: readonly string[]): readonly unknown[] {
    const value = this.at(...keys);
    return Array.isArray(value) ? (value as readonly unknown[]) : this.refuse(keys);
  }

  /** Different ids of parts of the board. */
  ids(...keys: readonly string[]): readonly number[] {
    const values = this.list(...keys);
    const isId = (value: unknown, at: number): boolean => Number.isInteger(value) && (value as number) >= 0 && values.indexOf(value) === at;
    return values.length <= logLimits.counts && values.every(isId) ? (values as readonly number[]) : this.refuse(keys);
  }

  whole(least: number, most: number, ...keys: readonly string[]): number {
    const value = this.at(...keys);
    return Number.isInteger(value) && (value as number) >= least && (value as number) <= most ? (value as number) : this.refuse(keys);
  }

  refuse(keys: readonly string[]): never {
    throw new UserError('NOT_A_SESSION', words.noSession, { path: this.path, field: keys.join('.') }, { remedy: words.noSessionRemedy });
  }
}

/** A document of ours of this version (G2), as yet unchecked. */
export function openDocument(data: unknown, path: string, format: 'plasma-wall/session' | 'plasma-wall/scenario'): DocumentReader {
  const reader = new DocumentReader(data, path);
  if (reader.at('format') !== format) reader.refuse(['format']);
  refuseNewer(data, path);
  return reader.at('formatVersion') === 1 ? reader : reader.refuse(['formatVersion']);
}
