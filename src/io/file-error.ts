import { UserError } from '../errors';
import { fileMessages } from './messages';

/** What a system error means to the user: every failure of a file is named with its path, never a bug's stack. */
export function explainFileError(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'ENOENT': return new UserError('FILE_MISSING', fileMessages.missing, { path });
    case 'EISDIR': return new UserError('FILE_NOT_PLAIN', fileMessages.notFile, { path });
    case 'ENOTDIR': return new UserError('FILE_NOT_FOLDER', fileMessages.notFolder, { path });
    case 'EACCES': case 'EPERM': case 'EROFS': return new UserError('FILE_DENIED', fileMessages.denied, { path });
    case 'ENOSPC': case 'EDQUOT': return new UserError('DISK_FULL', fileMessages.diskFull, { path });
    case 'ELOOP': return new UserError('FILE_SYMLINK', fileMessages.symlink, { path }, { remedy: fileMessages.chooseOther });
    default: return error instanceof Error && 'syscall' in error
      ? new UserError('FILE_FAILED', fileMessages.failed, { path, reason: code })
      : error;
  }
}
