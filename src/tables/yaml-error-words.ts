/** The parser's own complaints in plain words of three languages; it speaks English only. */
import type { Message } from '../errors';

const words: Readonly<Record<string, Message>> = {
  BAD_INDENT: { es: 'la sangría no cuadra con lo anterior', ca: 'el sagnat no quadra amb el que hi ha abans', en: 'the indent does not match what stands before' },
  TAB_AS_INDENT: { es: 'hay un tabulador en la sangría; usa espacios', ca: 'hi ha un tabulador al sagnat; fes servir espais', en: 'a tab in the indent; use spaces' },
  MISSING_CHAR: { es: 'falta cerrar una comilla, un corchete, una llave o poner una coma', ca: 'falta tancar una cometa, un claudàtor, una clau o posar una coma', en: 'a quote, bracket or brace is not closed, or a comma is missing' },
  UNEXPECTED_TOKEN: { es: 'esto no puede ir aquí', ca: 'això no pot anar aquí', en: 'this cannot stand here' },
  BAD_SCALAR_START: { es: 'un texto no puede empezar así sin comillas', ca: 'un text no pot començar així sense cometes', en: 'a text cannot begin like this without quotes' },
  BAD_DQ_ESCAPE: { es: 'tras la barra inversa hay un carácter que no significa nada', ca: 'després de la barra inversa hi ha un caràcter que no significa res', en: 'the backslash is followed by a character that means nothing' },
  BLOCK_AS_IMPLICIT_KEY: { es: 'hay dos «:» en una misma línea; pon el texto entre comillas', ca: 'hi ha dos «:» en una mateixa línia; posa el text entre cometes', en: 'two “:” on one line; put the text in quotes' },
  MULTILINE_IMPLICIT_KEY: { es: 'a esta línea le falta «:» después de la clave', ca: 'a aquesta línia li falta «:» després de la clau', en: 'this line lacks a “:” after its key' },
  MULTIPLE_DOCS: { es: 'hay más de un documento: sobra una línea «---»', ca: 'hi ha més d\'un document: sobra una línia «---»', en: 'more than one document: a line “---” is too many' },
  BAD_ALIAS: { es: 'el alias «*…» no lleva a ninguna parte', ca: 'l\'àlies «*…» no porta enlloc', en: 'the alias “*…” leads nowhere' },
  BAD_DIRECTIVE: { es: 'las líneas que empiezan por «%» no se usan aquí', ca: 'les línies que comencen per «%» no es fan servir aquí', en: 'lines that begin with “%” are not used here' },
};

const other: Message = { es: 'esta parte no se entiende', ca: 'aquesta part no s\'entén', en: 'this part cannot be understood' };

/** What is said of an error of the `yaml` library. A bracket left open is a matter of indents to it. */
export function describeYamlError({ code, message }: { readonly code: string; readonly message: string }): Message {
  return words[code === 'BAD_INDENT' && message.startsWith('Flow ') ? 'MISSING_CHAR' : code] ?? other;
}
