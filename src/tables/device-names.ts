/** Names that Windows keeps for devices, with or without an extension. */
const deviceNames = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i;

/** True when Windows can have no file or folder of this name. */
export function isDeviceName(name: string): boolean {
  return deviceNames.test(name);
}
