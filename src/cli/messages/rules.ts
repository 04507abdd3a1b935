import type { Message } from '../../errors';
import type { DifferenceDescription } from '../rules/describe-versions';
import type { RuleStanding } from '../../tables/rules-text';

/** Words of `plasma-wall rules`. */
export const rulesMessages = {
  description: {
    es: 'explica las reglas con palabras llanas: una (DEF-04), un apartado (DEF) o las que hablan de algo (puerta atrancada)',
    ca: 'explica les regles amb paraules planeres: una (DEF-04), un apartat (DEF) o les que parlen d\'alguna cosa (porta encallada)',
    en: 'explain the rules in plain words: one (DEF-04), a chapter (DEF), or those about something (jammed door)',
  },
  words: {
    es: 'reglas, apartados o palabras que se buscan; sin nada, la lista de apartados',
    ca: 'regles, apartats o paraules que es busquen; sense res, la llista d\'apartats',
    en: 'rules, chapters or words to look for; with none, the list of chapters',
  },
  json: { es: 'respuesta en JSON', ca: 'resposta en JSON', en: 'answer as JSON' },
  all: {
    es: 'muestra todas las reglas encontradas, no solo las primeras',
    ca: 'mostra totes les regles trobades, no només les primeres',
    en: 'show every rule found, not only the first ones',
  },
  conflicts: {
    es: 'muestra solo las reglas sobre las que dos versiones de una hoja se contradicen, una al lado de la otra',
    ca: 'mostra només les regles sobre les quals dues versions d\'un full es contradiuen, l\'una al costat de l\'altra',
    en: 'show only the rules on which two versions of a sheet contradict each other, side by side',
  },
  noConflict: {
    es: 'Sobre estas reglas no hay versiones que se contradigan.',
    ca: 'Sobre aquestes regles no hi ha versions que es contradiguin.',
    en: 'No versions contradict each other on these rules.',
  },
  absent: { es: '(no dice nada)', ca: '(no en diu res)', en: '(says nothing)' },
  and: { es: '{list} y {name}', ca: '{list} i {name}', en: '{list} and {name}' },
  notIn: { es: 'La {version} no trae esta regla.', ca: 'La {version} no porta aquesta regla.', en: 'Version {version} does not have this rule.' },
  source: { es: 'De: {source}', ca: 'De: {source}', en: 'From: {source}' },
  option: {
    es: 'Opción {key}, por defecto {value}. {question}',
    ca: 'Opció {key}, per defecte {value}. {question}',
    en: 'Option {key}, default {value}. {question}',
  },
  meaning: { es: '{value}: {meaning}', ca: '{value}: {meaning}', en: '{value}: {meaning}' },
  integer: { es: 'de {min} a {max}', ca: 'de {min} a {max}', en: '{min} to {max}' },
  chapters: {
    es: 'Apartados (plasma-wall rules DEF los explica, plasma-wall rules DEF-04 una sola regla):',
    ca: 'Apartats (plasma-wall rules DEF els explica, plasma-wall rules DEF-04 una sola regla):',
    en: 'Chapters (plasma-wall rules DEF explains one, plasma-wall rules DEF-04 a single rule):',
  },
  more: {
    es: 'Y {count} más (--all las muestra): {list}',
    ca: 'I {count} més (--all les mostra): {list}',
    en: 'And {count} more (--all shows them): {list}',
  },
  partly: {
    es: 'Otras que tienen parte de esas palabras: {list}',
    ca: 'Altres que tenen part d\'aquestes paraules: {list}',
    en: 'Others with part of those words: {list}',
  },
  notAll: {
    es: 'Ninguna regla tiene todas esas palabras; estas tienen parte de ellas.',
    ca: 'Cap regla no té totes aquestes paraules; aquestes en tenen part.',
    en: 'No rule has all of those words; these have part of them.',
  },
  left: {
    es: 'Ninguna regla habla de «{words}»; se busca lo demás.',
    ca: 'Cap regla no parla de «{words}»; es busca la resta.',
    en: 'No rule speaks of “{words}”; looking for the rest.',
  },
  unknownId: { es: 'no hay ninguna regla {id}', ca: 'no hi ha cap regla {id}', en: 'there is no rule {id}' },
  notFound: { es: 'ninguna regla habla de «{words}»', ca: 'cap regla no parla de «{words}»', en: 'no rule speaks of “{words}”' },
  nearest: { es: 'Las más parecidas: {list}', ca: 'Les més semblants: {list}', en: 'The nearest are: {list}' },
  chaptersRemedy: {
    es: 'Los apartados están en: plasma-wall rules',
    ca: 'Els apartats són a: plasma-wall rules',
    en: 'The chapters are in: plasma-wall rules',
  },
} satisfies Record<string, Message>;

/** How the versions stand to each other on one matter. */
export const differenceMessages: Readonly<Record<DifferenceDescription['kind'], Message>> = {
  conflict: { es: 'se contradicen', ca: 'es contradiuen', en: 'they contradict each other' },
  alone: { es: 'solo lo dice una', ca: 'només ho diu una', en: 'only one says so' },
  agree: { es: 'lo mismo, en otras unidades o palabras', ca: 'el mateix, en altres unitats o paraules', en: 'the same in other units or words' },
};

/** How the rulebook stands to a rule, for a player. */
export const standingMessages: Readonly<Record<RuleStanding, Message>> = {
  clear: { es: 'Lo dice el reglamento.', ca: 'Ho diu el reglament.', en: 'The rulebook says so.' },
  open: {
    es: 'El reglamento no lo deja claro; esta es nuestra lectura.',
    ca: 'El reglament no ho deixa clar; aquesta és la nostra lectura.',
    en: 'The rulebook leaves it unclear; this is our reading.',
  },
  silent: {
    es: 'El reglamento no dice nada de esto; es decisión nuestra.',
    ca: 'El reglament no en diu res; és decisió nostra.',
    en: 'The rulebook says nothing of this; it is our decision.',
  },
  outside: {
    es: 'No está en el reglamento: viene del juego base.',
    ca: 'No és al reglament: ve del joc base.',
    en: 'Not in the rulebook: it comes from the base game.',
  },
  ours: { es: 'Es cosa nuestra, no del reglamento.', ca: 'És cosa nostra, no del reglament.', en: 'This is ours, not the rulebook\'s.' },
};

/** In place of `clear` where a note says that a part of the rule is not the rulebook's. */
export const mostlyClearMessage: Message = {
  es: 'En lo principal lo dice el reglamento.',
  ca: 'En l\'essencial ho diu el reglament.',
  en: 'The rulebook says most of this.',
};
