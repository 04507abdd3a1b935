/** The checks of armies and events that the program offers (W40-28 to W40-32, W40-35 to W40-37). */
import { UserError } from '../../errors';
import type { Message } from '../../errors';
import { chooseDatasheet, costUnderstrength, countDatasheets, countReinforced, countReserves, findEventRow, isSuddenDeath, isTroopsCount, isUnlimited, mayTakeTransports, sumCommandPoints, tableOf } from './army';
import type { Check, Finding } from './check';
import { judge, makeCheck, note, quote } from './check';
import { checkWords as words } from './check-words';
import { countField, updateField } from './fields';
import type { W40kRules } from './schema';
import { tableChecks } from './table-checks';
import type { UpdateId } from './updates';

function optional<const Id extends string>(id: Id, text: Message, max: number, min = 0) {
  return { kind: 'whole', id, text, min, max, optional: true } as const;
}

const roleField = {
  kind: 'choice', id: 'role', default: 'other',
  text: { es: 'función de esas unidades', ca: 'funció d\'aquestes unitats', en: 'role of those units' },
  choices: {
    other: { es: 'otra', ca: 'una altra', en: 'other' },
    troops: { es: 'línea', ca: 'línia', en: 'troops' },
    transport: { es: 'transporte', ca: 'transport', en: 'transport' },
    reinforcement: { es: 'refuerzo', ca: 'reforç', en: 'reinforcement' },
  },
} as const;

const eventCheck = makeCheck({
  id: 'event',
  name: { es: 'límites de una partida organizada, por puntos', ca: 'límits d\'una partida organitzada, per punts', en: 'limits of an organised event, by points' },
  rules: ['W40-35'],
  fields: [
    { kind: 'whole', id: 'points', text: { es: 'puntos de cada ejército', ca: 'punts de cada exèrcit', en: 'points of each army' }, min: 1, max: 100_000 },
    optional('detachments', { es: 'destacamentos que se llevan', ca: 'destacaments que es porten', en: 'Detachments taken' }, 99),
    optional('sameDatasheet', { es: 'veces que se lleva la misma hoja de datos', ca: 'vegades que es porta el mateix full de dades', en: 'times the same datasheet is taken' }, 99),
    roleField,
    optional('width', { es: 'un lado de la mesa, en cm o, con en-1.2, en pies', ca: 'un costat de la taula, en cm o, amb en-1.2, en peus', en: 'one side of the table, in cm or, with en-1.2, in feet' }, 1000, 1),
    optional('length', { es: 'el otro lado', ca: 'l\'altre costat', en: 'the other side' }, 1000, 1),
    optional('minutes', { es: 'minutos que dura la partida', ca: 'minuts que dura la partida', en: 'minutes the game lasts' }, 1440),
    updateField,
  ],
  check: ({ points, detachments, sameDatasheet, role, width, length, minutes, update }, rules) => {
    const { rule } = rules.event;
    const row = findEventRow(points, rules);
    if (row === null) return [note(rule, words.noGuideline, { points, most: rules.event.rows.at(-1)!.points })];
    const free = isUnlimited(role, rules);
    return [
      note(rule, words.row, { points: row.points }),
      detachments === null ? note(rule, words.detachmentsMost, { most: row.detachments }) : judge(rule, detachments <= row.detachments, words.detachments, { count: detachments, most: row.detachments }),
      sameDatasheet === null ? note(rule, words.sameMost, { most: row.sameDatasheet }) : judge(rule, free || sameDatasheet <= row.sameDatasheet, free ? words.sameUnlimited : words.same, { count: sameDatasheet, most: row.sameDatasheet }),
      ...judgeTable(row, [width, length], update as UpdateId, rules),
      judgeLength(row, minutes, rule),
    ];
  },
});

function judgeTable(row: W40kRules['event']['rows'][number], given: readonly [number | null, number | null], update: UpdateId, rules: W40kRules): Finding[] {
  const { rule, rows } = rules.event;
  const { unit, size } = tableOf(row, update, rules);
  const tell = (sides: readonly number[]): Message => measure(sides.join(' × '), unit);
  const [width, length] = given;
  if (width === null || length === null) return [note(rule, words.tableTold, { table: tell(size) })];
  const isTable = (sides: readonly number[]): boolean => sortSides([width, length]) === sortSides(sides);
  const judged = judge(rule, isTable(size), words.table, { given: tell([width, length]), table: tell(size) });
  const other = rules.updates.find((one) => one.unit !== unit);
  return other && rows.some(({ table }) => isTable(table[other.unit])) ? [judged, note(rule, words.otherUnit, { table: measure(`${width} × ${length}`, other.unit), update: other.id })] : [judged];
}

function sortSides(sides: readonly number[]): string {
  return [...sides].sort((a, b) => a - b).join();
}

function measure(sides: string, unit: 'cm' | 'ft'): Message {
  return unit === 'cm' ? { es: `${sides} cm`, ca: `${sides} cm`, en: `${sides} cm` } : { es: `${sides} pies`, ca: `${sides} peus`, en: `${sides} feet` };
}

function judgeLength({ minutes: [from, to] }: W40kRules['event']['rows'][number], given: number | null, rule: string): Finding {
  const text = from === null ? words.upTo : to === null ? words.from : words.between;
  const fill = (one: string): string => one.replace('{from}', String(from)).replace('{to}', String(to));
  const length: Message = { es: fill(text.es), ca: fill(text.ca), en: fill(text.en) };
  if (given === null) return note(rule, words.length, { length });
  return judge(rule, given >= (from ?? 0) && given <= (to ?? Infinity), words.lengthGiven, { given, length });
}

const understrengthCheck = makeCheck({
  id: 'understrength',
  name: { es: 'una unidad incompleta: lo que cuesta y dónde puede ir', ca: 'una unitat incompleta: el que costa i on pot anar', en: 'an understrength unit: what it costs and where it may stand' },
  rules: ['W40-29'],
  fields: [
    { kind: 'whole', id: 'minimum', text: { es: 'miniaturas que pide la hoja, como mínimo', ca: 'miniatures que demana el full, com a mínim', en: 'fewest models of the datasheet' }, min: 1, max: 500 },
    { kind: 'whole', id: 'models', text: { es: 'miniaturas que hay', ca: 'miniatures que hi ha', en: 'models there are' }, min: 1, max: 500 },
    { kind: 'whole', id: 'power', text: { es: 'Potencia de la unidad mínima', ca: 'Potència de la unitat mínima', en: 'Power of the smallest unit' }, min: 0, max: 1000 },
    { kind: 'whole', id: 'pointsPerModel', text: { es: 'puntos de cada miniatura', ca: 'punts de cada miniatura', en: 'points of each model' }, min: 0, max: 10_000 },
    { kind: 'choice', id: 'play', default: 'matched', text: { es: 'tipo de juego', ca: 'tipus de joc', en: 'kind of play' }, choices: { matched: { es: 'equilibrado', ca: 'equilibrat', en: 'matched' }, narrative: { es: 'narrativo', ca: 'narratiu', en: 'narrative' }, open: { es: 'abierto', ca: 'obert', en: 'open' } } },
    { kind: 'choice', id: 'detachment', default: 'other', text: { es: 'destacamento en el que va', ca: 'destacament on va', en: 'Detachment it is in' }, choices: { other: { es: 'otro', ca: 'un altre', en: 'other' }, auxiliary: { es: 'auxiliar', ca: 'auxiliar', en: 'auxiliary' } } },
    updateField,
  ],
  check: ({ update, ...unit }, rules) => {
    const { rule } = rules.understrength;
    const { understrength, power, points, allowed } = costUnderstrength(unit, rules);
    const { models, minimum } = unit;
    if (!understrength) return [note(rule, words.complete, { models, minimum })];
    return [
      note(rule, words.understrength, { models, minimum }),
      note(rule, words.cost, { points, power }),
      note(rule, words.slot),
      judge(rule, allowed, allowed ? words.allowedThere : words.auxiliary),
      quote(rules, 'understrength', update),
    ];
  },
});

const reservesCheck = makeCheck({
  id: 'reserves',
  name: { es: 'Reservas Tácticas: unidades en la mesa y fuera', ca: 'Reserves Tàctiques: unitats a la taula i a fora', en: 'Tactical Reserves: units on the board and off it' },
  rules: ['W40-30'],
  fields: [
    { kind: 'whole', id: 'on', text: { es: 'unidades en la mesa, sin las que van en transportes', ca: 'unitats a la taula, sense les que van en transports', en: 'units on the board, without those in transports' }, min: 0, max: 200 },
    { kind: 'whole', id: 'off', text: { es: 'unidades fuera, sin las que van en transportes', ca: 'unitats a fora, sense les que van en transports', en: 'units off the board, without those in transports' }, min: 0, max: 200 },
    countField('embarkedOn', { es: 'unidades en transportes que están en la mesa', ca: 'unitats en transports que són a la taula', en: 'units in transports on the board' }, 200),
    countField('embarkedOff', { es: 'unidades en transportes que están fuera', ca: 'unitats en transports que són a fora', en: 'units in transports off the board' }, 200),
    updateField,
  ],
  check: ({ update, ...units }, rules) => {
    const { on, off, allowed } = countReserves(units);
    return [judge('W40-30', allowed, words.reserves, { on, off }), ...(allowed ? [] : [note('W40-30', words.needOn, { off })]), quote(rules, 'reserves', update)];
  },
});

const detachmentCheck = makeCheck({
  id: 'detachment',
  name: { es: 'destacamentos: puntos de mando, Línea y Transportes Asignados', ca: 'destacaments: punts de comandament, Línia i Transports Assignats', en: 'Detachments: command points, Troops and Dedicated Transports' },
  rules: ['W40-28', 'W40-31'],
  fields: [
    countField('battalions', { es: 'Batallones', ca: 'Batallons', en: 'Battalions' }, 20),
    countField('brigades', { es: 'Brigadas', ca: 'Brigades', en: 'Brigades' }, 20),
    { kind: 'whole', id: 'others', text: { es: 'otros puntos de mando que se ganan o se gastan', ca: 'altres punts de comandament que es guanyen o es gasten', en: 'other command points that are gained or spent' }, min: -100, max: 100, default: 0 },
    optional('troops', { es: 'unidades de Línea en cada Batallón', ca: 'unitats de Línia a cada Batalló', en: 'Troops units in each Battalion' }, 50),
    countField('transports', { es: 'Transportes Asignados de un destacamento', ca: 'Transports Assignats d\'un destacament', en: 'Dedicated Transports of a Detachment' }, 50),
    countField('otherUnits', { es: 'unidades de otras funciones en él', ca: 'unitats d\'altres funcions que hi ha', en: 'units of other roles in it' }, 200),
    updateField,
  ],
  check: ({ battalions, brigades, others, troops, transports, otherUnits, update }, rules) => {
    const { rule } = rules.leastCommandPoints;
    const { sum, start } = sumCommandPoints({ battalion: battalions, brigade: brigades }, others, update as UpdateId, rules);
    const range = rules.detachments.find(({ id }) => id === 'battalion')?.troops;
    return [
      note(rule, start === sum ? words.commandPoints : start === null ? words.noFloor : words.floor, { sum: String(sum).replace('-', '−'), ...(start === null ? {} : { start }) }),
      ...(troops === null || range === undefined ? [] : [judge('W40-28', isTroopsCount('battalion', troops, rules), words.troops, { count: troops, min: range.min, max: range.max })]),
      ...(transports + otherUnits === 0 ? [] : [judge('W40-31', mayTakeTransports(transports, otherUnits), words.transports, { dedicated: transports, others: otherUnits })]),
    ];
  },
});

const reinforcementCheck = makeCheck({
  id: 'reinforcement',
  name: { es: 'miniaturas que pagan puntos de refuerzo', ca: 'miniatures que paguen punts de reforç', en: 'models that reinforcement points are paid for' },
  rules: ['W40-31'],
  fields: [
    { kind: 'whole', id: 'added', text: { es: 'miniaturas que se añaden', ca: 'miniatures que s\'afegeixen', en: 'models added' }, min: 1, max: 500 },
    countField('starting', { es: 'tamaño inicial de la unidad', ca: 'mida inicial de la unitat', en: 'starting size of the unit' }, 500),
    countField('before', { es: 'miniaturas que le quedan', ca: 'miniatures que li queden', en: 'models it has left' }, 500),
    { kind: 'switch', id: 'isNew', text: { es: 'son una unidad nueva', ca: 'són una unitat nova', en: 'they are a new unit' } },
    updateField,
  ],
  check: ({ update, ...unit }, rules) => [note('W40-31', words.reinforced, { models: countReinforced(unit) }), quote(rules, 'reinforcement', update)],
});

const suddenDeathCheck = makeCheck({
  id: 'sudden-death',
  name: { es: 'muerte súbita al final de un turno', ca: 'mort sobtada al final d\'un torn', en: 'sudden death at the end of a turn' },
  rules: ['W40-32'],
  fields: [
    { kind: 'whole', id: 'round', text: { es: 'ronda de batalla', ca: 'ronda de batalla', en: 'battle round' }, min: 1, max: 20 },
    { kind: 'whole', id: 'models', text: { es: 'miniaturas que le quedan en la mesa', ca: 'miniatures que li queden a la taula', en: 'models left on the table' }, min: 0, max: 1000 },
    countField('flyers', { es: 'de ellas, Voladores', ca: 'd\'aquestes, Voladors', en: 'Flyers among them' }, 1000),
    countField('passengers', { es: 'de ellas, pasajeros de Voladores', ca: 'd\'aquestes, passatgers de Voladors', en: 'passengers of Flyers among them' }, 1000),
    countField('emptyFortifications', { es: 'de ellas, Fortificaciones vacías', ca: 'd\'aquestes, Fortificacions buides', en: 'empty Fortifications among them' }, 100),
    updateField,
  ],
  check: ({ update, ...state }, rules) => {
    const count = state.flyers + state.passengers + state.emptyFortifications;
    if (count > state.models) throw new UserError('TOO_MANY_LEFT_OUT', words.moreThanModels, { models: state.models, count });
    const dead = isSuddenDeath(state, rules);
    const early = state.round <= rules.suddenDeath.afterRound && state.models === count;
    return [judge('W40-32', !dead, dead ? words.dead : early ? words.tooEarly : words.alive, { left: state.models - count, round: state.round }), quote(rules, 'suddenDeath', update)];
  },
});

const datasheetCheck = makeCheck({
  id: 'datasheet',
  name: { es: 'qué hoja de datos vale, y cuáles son la misma', ca: 'quin full de dades val, i quins són el mateix', en: 'which datasheet counts, and which are the same' },
  rules: ['W40-36', 'W40-37'],
  names: { es: 'unidades que se comparan, cada una entre comillas', ca: 'unitats que es comparen, cadascuna entre cometes', en: 'units to compare, each in quotes' },
  fields: [
    { kind: 'switch', id: 'codex', text: { es: 'hay hoja en el códex', ca: 'hi ha full al còdex', en: 'there is a sheet in the codex' } },
    { kind: 'switch', id: 'indexGear', text: { es: 'se quiere equipo que solo está en el índice', ca: 'es vol equip que només és a l\'índex', en: 'gear is wanted that only the index has' } },
    { kind: 'switch', id: 'codexGear', text: { es: 'el códex tiene reglas para ese equipo', ca: 'el còdex té regles per a aquest equip', en: 'the codex has rules for that gear' } },
    optional('most', { es: 'veces que se puede llevar la misma', ca: 'vegades que es pot portar el mateix', en: 'times the same may be taken' }, 99),
    updateField,
  ],
  check: ({ codex, indexGear, codexGear, most, update }, rules, names) => {
    if (names.length > 0) {
      const found = countDatasheets(names, rules).map(({ name, units }): Finding => {
        const values = { name, units: units.join(', ') };
        return most === null ? note(rules.datasheets.rule, words.sheetOf, values) : judge(rules.datasheets.rule, units.length <= most, words.sheetOf, values);
      });
      return [...found, quote(rules, 'sameDatasheet', update), quote(rules, 'squadrons', update)];
    }
    const { sheet, gear } = chooseDatasheet({ codexSheet: codex, indexGear, codexGear });
    const text = { index: words.indexSheet, codex: words.codexSheet, codexWithIndex: words.bothSheets }[sheet];
    return [
      note('W40-37', text),
      ...(indexGear ? [note('W40-37', gear === 'codex' ? words.codexGear : words.indexGear)] : []),
      note('W40-37', words.newestPoints),
      quote(rules, 'flowchart', update),
    ];
  },
});

/** All of them, in the order in which help lists them. */
export const w40kChecks: readonly Check[] = [eventCheck, understrengthCheck, reservesCheck, detachmentCheck, reinforcementCheck, suddenDeathCheck, datasheetCheck, ...tableChecks];
