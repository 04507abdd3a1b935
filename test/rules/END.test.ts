/** The end of a game on paper, and the limit of turns (END-01 to END-03). SCORE.test.ts has the scoring of a finished game. */
import { languages, loadPapers, pageOf, renderPapers, textOf, textUnder } from '../session/support/papers';
import { isJudgedByScenario } from '../../src/missions/judged-by-scenario';
import { boardMissionIds, generated, generatedSeries, missionIds, missionOf, type OptionChanges } from './support/shipped';

beforeAll(loadPapers);

const strict: OptionChanges = { x: { num: 1, den: 1 }, evening: null, maxSections: 12, rules: { exhaustion: 'strict' } };

/** Every page there is: of the missions, and of the boards of scenarios. */
const everyPage = (): string[] => [...missionIds(), ...boardMissionIds()];
const publicPage = (mission: string, language: (typeof languages)[number]): string => pageOf(renderPapers(generated('the end', { mission, ...strict }), language), 'public');

describe('the end', () => {
  test('END-01 to END-03: the boards of scenarios have pages too', () => {
    expect(boardMissionIds().sort()).toEqual(['fuerza-de-choque', 'incursion', 'nivel', 'resident-evil']);
  });

  test('END-01: achieving what the mission requires is how the attacker wins, on every page', () => {
    for (const mission of everyPage().filter((id) => !isJudgedByScenario(missionOf(id)))) {
      for (const language of languages) {
        const page = publicPage(mission, language);
        if (missionOf(mission).family === 'search') {
          expect(textOf(page)).toMatch({ es: /gana el atacante/, ca: /guanya l'atacant/, en: /the attacker wins/ }[language]);
          continue;
        }
        const text = textUnder(page, 'END-01');
        expect(textOf(page)).toMatch({ es: /Primario conseguido victoria decisiva del atacante/, ca: /Primari aconseguit victòria decisiva de l'atacant/, en: /Primary achieved decisive win for the attacker/ }[language]);
        // SCN-04: an access is reached or not; there is nothing to fail.
        if (mission !== 'nivel') expect(text).toMatch({ es: /primario (?:no hallado )?cuenta como no conseguido/, ca: /primari (?:no trobat )?compta com a no aconseguit/, en: /primary (?:not found )?counts as not achieved/ }[language]);
      }
    }
  });

  test('SCN-01 SCN-03: where the scenario decides, the page says so and not who wins', () => {
    for (const language of languages) {
      expect(textUnder(publicPage('incursion', language), 'SCN-01')).toMatch({ es: /hoja del escenario, que dice quién gana/, ca: /full de l'escenari, que diu qui guanya/, en: /sheet of the scenario, which says who wins/ }[language]);
      expect(textUnder(publicPage('fuerza-de-choque', language), 'SCN-03')).toMatch({ es: /se libra el combate final/, ca: /es lliura el combat final/, en: /fight the final battle/ }[language]);
    }
  });

  test('MIS-15, SCN-03: a force may leave without having got there, and its page says what that means', () => {
    for (const language of languages) {
      const text = textUnder(publicPage('fuerza-de-choque', language), 'MIS-15');
      expect(text).toMatch({ es: /puede no dar nunca con el primario/, ca: /pot no trobar mai el primari/, en: /may never meet the primary/ }[language]);
      expect(text).toMatch({ es: /quien no llega pierde ante quien llega; .*empate/, ca: /qui no hi arriba perd davant de qui hi arriba; .*empat/, en: /does not get there loses to whoever does; .*draw/ }[language]);
    }
  });

  test('END-02: what was achieved stands though nobody lives, on every page', () => {
    for (const mission of everyPage()) {
      for (const language of languages) {
        const page = publicPage(mission, language);
        // SCN-03: there objectives bring the primary nearer and nothing else.
        if (mission === 'fuerza-de-choque') expect(textUnder(page, 'END-02')).toMatch({ es: /aniquilada .* pierde .* haya conseguido lo que/, ca: /anihilada .* perd .* hagi aconseguit el que/, en: /wiped out .* loses .* whatever it had achieved/ }[language]);
        else expect(textUnder(page, 'END-02')).toMatch({ es: /aunque no quede ningún atacante vivo/, ca: /encara que no quedi cap atacant viu/, en: /even if no attacker is left alive/ }[language]);
        expect(textUnder(page, 'END-03')).toMatch({ es: /todos los atacantes han muerto o escapado/, ca: /tots els atacants han mort o escapat/, en: /every attacker is dead or has escaped/ }[language]);
      }
    }
  });

  test('END-03: house rule maxTurns: the walk stops after so many turns, and the page gives the number', () => {
    const unlimited = generatedSeries('turns', 25, { ...strict, maxSections: 30 });
    let short = 0;
    for (const document of unlimited) {
      const limited = generated(document.seed, { ...strict, maxSections: 30, rules: { exhaustion: 'strict', maxTurns: 4 } });
      if (document.state.turn > 6) expect(limited.preparation.ended).toBe('maxTurns');
      // The closing walk makes up for what is owed all the same (PRE-06).
      if (!limited.events.some(({ type }) => type === 'forcing')) {
        expect(limited.board.sections.every(({ turn }) => turn <= 4)).toBe(true);
        if (document.state.turn > 6) short++;
      }
      // Up to then nothing is different.
      const early = ({ board }: typeof document): unknown => board.sections.filter(({ turn }) => turn <= 4).map(({ footprint, kind }) => [footprint, kind]);
      expect(early(limited)).toEqual(early(document));
    }
    expect(short).toBeGreaterThan(1);
    expect(unlimited.some(({ state }) => state.turn > 6)).toBe(true);
    for (const language of languages) {
      const text = textOf(pageOf(renderPapers(generated('turns 0', { ...strict, rules: { exhaustion: 'strict', maxTurns: 37 } }), language), 'public'));
      expect(text).toMatch({ es: /37\. Sí; .*no han escapado/, ca: /37\. Sí; .*no han escapat/, en: /37\. Yes; .*have not escaped/ }[language]);
    }
  });
});
