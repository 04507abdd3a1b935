/** What can be wrong in a player's templates, in words. */
import type { Message, Place, Problem } from '../../errors';
import { fillMessage } from '../../errors';
import type { Language } from '../../tables/ruleset';

/** Message and remedy of one kind of fault. */
interface FaultWords {
  readonly message: Message;
  readonly remedy: Message;
}

const words = {
  TEMPLATE_SYNTAX: {
    message: { es: 'la plantilla no se entiende aquí', ca: "la plantilla no s'entén aquí", en: 'the template cannot be understood here' },
    remedy: {
      es: 'Mira si sobran o faltan llaves, o si un bloque {{#…}} no se cierra con su {{/…}}.',
      ca: 'Mira si sobren o falten claus, o si un bloc {{#…}} no es tanca amb el seu {{/…}}.',
      en: 'Look for braces too many or too few, or a block {{#…}} not closed by its {{/…}}.',
    },
  },
  TEMPLATE_UNESCAPED: {
    message: { es: 'aquí se pide texto sin escapar', ca: 'aquí es demana text sense escapar', en: 'this asks for unescaped text' },
    remedy: { es: 'Escribe {{…}} con dos llaves.', ca: 'Escriu {{…}} amb dues claus.', en: 'Write {{…}} with two braces.' },
  },
  TEMPLATE_HELPER: {
    message: { es: '«{name}» no es una orden de estas plantillas', ca: '«{name}» no és cap ordre d’aquestes plantilles', en: '“{name}” is no command of these templates' },
    remedy: { es: 'Se admiten: {known}.', ca: "S'admeten: {known}.", en: 'Allowed: {known}.' },
  },
  TEMPLATE_CONSTRUCT: {
    message: { es: 'esta construcción no se admite', ca: 'aquesta construcció no s’admet', en: 'this construct is not allowed' },
    remedy: {
      es: 'Usa solo valores, {{#if}}, {{#unless}}, {{#each}}, {{#with}} y partes por su nombre: {{> parte}}.',
      ca: 'Fes servir només valors, {{#if}}, {{#unless}}, {{#each}}, {{#with}} i parts pel seu nom: {{> part}}.',
      en: 'Use only values, {{#if}}, {{#unless}}, {{#each}}, {{#with}} and parts by name: {{> part}}.',
    },
  },
  TEMPLATE_PATH: {
    message: { es: '«{name}» no es un valor que se pueda leer', ca: '«{name}» no és un valor que es pugui llegir', en: '“{name}” is no value that can be read' },
    remedy: { es: 'Los valores están en docs/templates.md.', ca: 'Els valors són a docs/templates.md.', en: 'The values are in docs/templates.md.' },
  },
  TEMPLATE_PART: {
    message: { es: 'no hay ninguna plantilla «{name}.hbs»', ca: 'no hi ha cap plantilla «{name}.hbs»', en: 'there is no template “{name}.hbs”' },
    remedy: { es: 'Hay: {known}.', ca: 'Hi ha: {known}.', en: 'There are: {known}.' },
  },
  TEMPLATE_CYCLE: {
    message: { es: 'la plantilla se incluye a sí misma por «{name}»', ca: "la plantilla s'inclou a si mateixa per «{name}»", en: 'the template includes itself through “{name}”' },
    remedy: { es: 'Rompe el círculo.', ca: 'Trenca el cercle.', en: 'Break the circle.' },
  },
  TEMPLATE_TOO_LARGE: {
    message: { es: 'la plantilla pasa de {limit} caracteres', ca: 'la plantilla passa de {limit} caràcters', en: 'the template is over {limit} characters' },
    remedy: { es: 'Repártela en partes.', ca: 'Reparteix-la en parts.', en: 'Split it into parts.' },
  },
  TEMPLATE_NAME: {
    message: { es: 'nombre de plantilla que no se puede usar', ca: 'nom de plantilla que no es pot fer servir', en: 'a template name that cannot be used' },
    remedy: { es: 'Usa minúsculas, cifras y guiones: mi-hoja.hbs.', ca: 'Fes servir minúscules, xifres i guionets: el-meu-full.hbs.', en: 'Use small letters, digits and hyphens: my-sheet.hbs.' },
  },
  TEMPLATE_VALUE: {
    message: { es: 'aquí se pide «{name}», que no existe', ca: 'aquí es demana «{name}», que no existeix', en: 'this asks for “{name}”, which does not exist' },
    remedy: { es: 'Compara los nombres entre llaves con los de docs/templates.md.', ca: 'Compara els noms entre claus amb els de docs/templates.md.', en: 'Compare the names in braces with those of docs/templates.md.' },
  },
} as const satisfies Record<string, FaultWords>;

/** Code of a fault in a template. */
export type TemplateFaultCode = keyof typeof words;

/** A fault of a template with its place. */
export interface TemplateFault {
  readonly code: TemplateFaultCode;
  readonly place: Place;
  readonly excerpt: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The fault in the user's language. */
export function toTemplateProblem(fault: TemplateFault, language: Language): Problem {
  const { message, remedy } = words[fault.code];
  const values = fault.values ?? {};
  return { code: fault.code, message: fillMessage(message[language], values), remedy: fillMessage(remedy[language], values), place: fault.place, excerpt: fault.excerpt };
}

/** A fault at a line and column (1-based) of a text. */
export function faultAt(code: TemplateFaultCode, file: string, text: string, line: number, column: number, values?: TemplateFault['values']): TemplateFault {
  const excerpt = (text.split(/\r\n|\r|\n/, line)[line - 1] ?? '').replace(/\t/g, ' ').slice(0, 160);
  return { code, place: { file, line, column }, excerpt, ...(values ? { values } : {}) };
}
