/** The sessions kept in examples/, each with the command that makes it. */

/** One example. */
export interface Example {
  /** Folder in examples/. */
  readonly folder: string;
  readonly argv: readonly string[];
  /** Several boards, each in a folder of its own. */
  readonly scenario?: true;
}

/** All of them. */
export const examples: readonly Example[] = [
  { folder: 'rescate-42', argv: ['generate', '--mission', 'rescate', '--seed', '42', '--lang', 'es'] },
  { folder: 'busqueda-7', argv: ['generate', '--mission', 'busqueda', '--seed', '7', '--evening', 'long', '--x', '4/3', '--lang', 'ca'] },
  { folder: 'huida-velada', argv: ['generate', '--mission', 'escape', '--seed', 'velada', '--evening', 'short', '--secrecy', 'master', '--lang', 'en'] },
  { folder: 'pistola-plasma', argv: ['generate', '--scenario', 'pistola', '--seed', 'plasma', '--lang', 'es'], scenario: true },
];

/** Folders of examples that hold tables of one's own, not what a command makes. */
export const tableExamples: readonly string[] = ['our-tables'];
