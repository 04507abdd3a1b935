/** What may be asked in the middle of a game: cover (W40-27) and objective markers (W40-33). */
import { UserError } from '../../errors';
import { foldText } from '../../tables/fold-text';
import { tellLength } from '../notation';
import type { Check, Finding } from './check';
import { makeCheck, note, quote } from './check';
import { checkWords as words } from './check-words';
import type { Standing, Terrain } from './cover';
import { countNear, hasCover, holdMarker } from './cover';
import { tellCoverTest } from './cover-words';
import { updateField } from './fields';
import type { W40kRules } from './schema';

const coverCheck = makeCheck({
  id: 'cover',
  name: { es: 'cobertura de un blanco', ca: 'cobertura d\'un blanc', en: 'cover of a target' },
  rules: ['W40-27'],
  names: { es: 'terreno: bosque, ruinas, cráteres, barricada o estatuas', ca: 'terreny: bosc, ruïnes, cràters, barricada o estàtues', en: 'terrain: woods, ruins, craters, barricade or statuary' },
  fields: [
    { kind: 'switch', id: 'infantry', text: { es: 'el blanco es infantería', ca: 'el blanc és infanteria', en: 'the target is infantry' } },
    { kind: 'choice', id: 'standing', default: 'off', text: { es: 'encima o dentro del terreno', ca: 'a sobre o a dins del terreny', en: 'on or within the terrain' }, choices: { off: { es: 'fuera', ca: 'fora', en: 'off' }, partly: { es: 'parte', ca: 'part', en: 'partly' }, wholly: { es: 'entera', ca: 'sencera', en: 'wholly' } } },
    { kind: 'measure', id: 'distance', text: { es: 'pulgadas hasta el terreno de la miniatura más lejana', ca: 'polzades fins al terreny de la miniatura més llunyana', en: 'inches to the terrain of the farthest model' } },
    { kind: 'whole', id: 'obscured', text: { es: 'tanto por ciento que queda oculto', ca: 'tant per cent que queda ocult', en: 'per cent that is obscured' }, min: 0, max: 100, default: 0 },
    { kind: 'switch', id: 'attackerNearer', text: { es: 'el atacante está más cerca del terreno que el blanco', ca: 'l\'atacant és més a prop del terreny que el blanc', en: 'the attacker is nearer the terrain than the target' } },
    { kind: 'switch', id: 'indirect', text: { es: 'es fuego indirecto', ca: 'és foc indirecte', en: 'the fire is indirect' } },
    updateField,
  ],
  check: ({ infantry, standing, distance, obscured, attackerNearer, indirect, update }, rules, names) => {
    const terrain = findTerrain(names, rules);
    const target: Standing = { infantry, standing: standing as Standing['standing'], distance, obscured, attackerNearer };
    const covered = hasCover(terrain, target);
    const test = infantry ? terrain.infantry : terrain.others;
    const text = covered === null ? words.coverUnsaid : covered ? words.covered : words.notCovered;
    return [
      note(terrain.rule, text, { terrain: terrain.name }),
      ...(test === undefined ? [] : [note(terrain.rule, words.coverNeeds, { test: tellCoverTest(test) })]),
      ...(indirect && covered ? [quote(rules, 'indirect', update)] : []),
    ];
  },
});

function findTerrain(names: readonly string[], { cover }: W40kRules): Terrain {
  const found = cover.find(({ id, name }) => names.length === 1 && [id, name.es, name.ca, name.en].some((one) => foldText(one) === foldText(names[0]!)));
  if (found === undefined) throw new UserError('NO_TERRAIN', words.noTerrain);
  return found;
}

const markerCheck = makeCheck({
  id: 'marker',
  name: { es: 'quién controla un marcador de objetivo', ca: 'qui controla un marcador d\'objectiu', en: 'who holds an objective marker' },
  rules: ['W40-33'],
  fields: [
    { kind: 'places', id: 'own', text: { es: 'miniaturas propias, en pulgadas desde el centro: "3 2x1 2x2x1"', ca: 'miniatures pròpies, en polzades des del centre: "3 2x1 2x2x1"', en: 'own models, in inches from the centre: "3 2x1 2x2x1"' } },
    { kind: 'places', id: 'enemy', text: { es: 'miniaturas enemigas, igual', ca: 'miniatures enemigues, igual', en: 'enemy models, alike' } },
    updateField,
  ],
  check: ({ own, enemy, update }, rules): Finding[] => {
    const { rule, within } = rules.marker;
    const holder = { own: words.ownMarker, enemy: words.enemyMarker, nobody: words.nobodyMarker }[holdMarker(own, enemy, rules)];
    return [
      note(rule, words.near, { own: countNear(own, within), enemy: countNear(enemy, within), within: tellLength(within) }),
      note(rule, holder),
      quote(rules, 'marker', update),
    ];
  },
});

/** Both of them. */
export const tableChecks: readonly Check[] = [coverCheck, markerCheck];
