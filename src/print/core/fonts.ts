/** The faces that a PDF embeds: DejaVu Sans Condensed, which has the accents, arrows and signs of the sheets. */

/** Styles of text on a sheet. */
export type Face = 'plain' | 'bold' | 'italic' | 'mono';

const files: Readonly<Record<Face, string>> = {
  plain: 'DejaVuSansCondensed.ttf',
  bold: 'DejaVuSansCondensed-Bold.ttf',
  italic: 'DejaVuSansCondensed-Oblique.ttf',
  mono: 'DejaVuSansMono.ttf',
};

/** Path of a face in the folder of the fonts. */
export function faceFile(folder: string, face: Face): string {
  return `${folder}/${files[face]}`;
}

/** Names of the files of all faces. */
export function listFontFiles(): readonly string[] {
  return Object.values(files);
}

/** Families of pdfmake: the sheets' own, and one for commands. */
export const sheetFamily = 'Sheet';
export const monoFamily = 'Mono';

/** The families as pdfmake takes them. Bold italics are not used: the oblique stands for them. */
export function listFamilies(folder: string) {
  const [plain, bold, italic, mono] = (['plain', 'bold', 'italic', 'mono'] as const).map((face) => faceFile(folder, face)) as [string, string, string, string];
  return {
    [sheetFamily]: { normal: plain, bold, italics: italic, bolditalics: bold },
    [monoFamily]: { normal: mono, bold: mono, italics: mono, bolditalics: mono },
  };
}
