/** Folders of `tables/` that decide no session: texts of the rules, the combat rules with their profiles, and what a force may hold. */
export const apartFolders: readonly string[] = ['combat', 'forces', 'profiles', 'rules'];

/** True for a file, by its name in the tables folder, that lies in one of them. */
export function liesApart(name: string): boolean {
  return apartFolders.includes(name.split(/[\\/]/)[0] ?? '') && /[\\/]/.test(name);
}
