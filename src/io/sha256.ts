/** SHA-256 in hexadecimal. The crypto module is loaded only here: it is a tenth of a short run, and most need no hash. */
export function hashSha256(data: string | Uint8Array): string {
  return process.getBuiltinModule('node:crypto').createHash('sha256').update(data).digest('hex');
}
