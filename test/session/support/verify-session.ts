/** A session as read from its file, and what `verify` says of it. */
import type { SessionDocument } from '../../../src/session/document';
import { verifySession, type VerifyResult } from '../../../src/session/verify';
import { shippedRuleset } from '../../rules/support/shipped';

/** Version of the program in tests; the one that `generated` writes. */
export const testVersion = '0.0.0-test';

/** What a file with this session would be read as. */
export function readBack(document: SessionDocument): SessionDocument {
  return JSON.parse(JSON.stringify(document)) as SessionDocument;
}

/** Verifies with the shipped tables and this version. */
export function verify(data: unknown): VerifyResult {
  return verifySession(data, shippedRuleset(), testVersion);
}
