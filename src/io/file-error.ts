import { UserError } from '../errors';
import { failureMessages } from './failure-messages';
import { fileMessages } from './messages';

/** True for an error of the operating system. Not by class: such errors may come from another realm. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException & { readonly code: string } {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;
}

/** What a system error means to the user: every failure of a file is named with its path, never a bug's stack. */
export function explainFileError(error: unknown, path: string): unknown {
  if (!isSystemError(error)) return error;
  switch (error.code) {
    case 'ENOENT': return new UserError('FILE_MISSING', fileMessages.missing, { path });
    case 'EISDIR': return new UserError('FILE_NOT_PLAIN', fileMessages.notFile, { path });
    case 'ENOTDIR': return new UserError('FILE_NOT_FOLDER', fileMessages.fileOnTheWay, { path });
    case 'EACCES': case 'EPERM': case 'EROFS': return new UserError('FILE_DENIED', fileMessages.denied, { path });
    case 'ENOSPC': case 'EDQUOT': return new UserError('DISK_FULL', fileMessages.diskFull, { path });
    // Links in a circle; where a link would be written through, it is told before.
    case 'ELOOP': return new UserError('FILE_SYMLINK', fileMessages.deadLink, { path });
    default: return new UserError('FILE_FAILED', failureMessages[error.code] ?? fileMessages.failed, { path, reason: error.code });
  }
}
