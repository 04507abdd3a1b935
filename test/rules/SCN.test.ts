/** Scenarios: their boards, the room of the last fight, levels, the dead (SCN-01 to SCN-06, ZOM-01 to ZOM-03). */
import { generateScenario } from '../../src/session/generate-scenario';
import { generateSession } from '../../src/session/generate';
import type { GeneratedScenario, ScenarioInput } from '../../src/session/generate-scenario';
import type { ScenarioOptions } from '../../src/session/scenario-document';
import { defaultScenarioOptions } from '../../src/session/scenario-share';
import { verifySession } from '../../src/session/verify';
import { isComparedScoring, isJudgedByScenario } from '../../src/missions/judged-by-scenario';
import { checkScenarios } from '../../src/tables/check-scenarios';
import { countLevels } from '../../src/missions/prepared-objectives';
import { drawFinalRoom as drawRoom } from '../../src/session/final-room';
import type { HouseRules } from '../../src/tables/house-rules';
import type { ScenarioDefinition } from '../../src/tables/ruleset';
import type { SessionDocument } from '../../src/session/document';
import fc from 'fast-check';
import { anyHouseRules } from './support/any-session';
import { boardMissionIds, generated, optionsWith, shippedRuleset, tryGenerate } from './support/shipped';
import { openSheets, sheetText } from '../scenarios/sheets';

const version = '0.0.0-test';
const ruleset = shippedRuleset();

function scenarioOf(id: string): ScenarioDefinition {
  const found = ruleset.scenarios!.find((each) => each.id === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
}

function optionsOf(changes: Partial<ScenarioOptions> = {}, rules: Partial<HouseRules> = {}): ScenarioOptions {
  const defaults = defaultScenarioOptions(ruleset);
  return { ...defaults, ...changes, houseRules: { ...defaults.houseRules, ...rules } };
}

function inputOf(id: string, seed: string, options = optionsOf()): ScenarioInput {
  return { seed, ruleset, scenario: scenarioOf(id), options, version };
}

function made(id: string, seed: string, options = optionsOf()): GeneratedScenario {
  const result = generateScenario(inputOf(id, seed, options));
  if (!result.ok) throw new Error(`${id} ${seed}: ${result.code}`);
  return result;
}

const sheets = openSheets();
const turnsOf = (document: SessionDocument): SessionDocument['events'][] => document.events.reduce<SessionDocument['events'][]>((turns, event) => {
  if (event.type === 'turn') turns.push([]);
  else (turns.at(-1) as unknown[] | undefined)?.push(event);
  return turns;
}, [[]]);

describe('two incursions', () => {
  test.each(['combates-en-los-tuneles', 'lucha-preliminar'])('SCN-01, SCN-02: %s is one Search and Destroy for each player, with seeds, papers and boards of their own', (id) => {
    const { document, boards } = made(id, 'two');
    expect(document.boards.map(({ path, side, seed }) => [path, side, seed])).toEqual([['primera', 'first', 'two/primera'], ['segunda', 'second', 'two/segunda']]);
    expect(boards.map(({ mission }) => [mission.family, mission.secondary])).toEqual([['search', 'table'], ['search', 'table']]);
    expect(boards[0]!.board).not.toEqual(boards[1]!.board);
    expect(new Set([document.tag, ...document.boards.map(({ tag }) => tag)]).size).toBe(3);
    for (const board of boards) expect(verifySession(JSON.parse(JSON.stringify(board)), ruleset, version)).toEqual({ ok: true, problems: [] });
  });

  test('SCN-01: a board is the session of its seed, whatever the other one is', () => {
    const [first] = made('combates-en-los-tuneles', 'alone').boards;
    const { seed, options } = first!;
    expect(generateSession({ seed, ruleset, options, version })).toEqual({ ok: true, document: first });
    expect(first!.ruleset).not.toHaveProperty('scenarios');
  });

  test('SCN-01, X-02: the page of an incursion leaves the winner to the scenario and says nothing of X', () => {
    const [first] = made('combates-en-los-tuneles', 'page').boards;
    const page = sheetText(sheets.pack(first!), 'public');
    expect(page).toContain('Quién gana lo dice la hoja del escenario');
    expect(page).not.toContain('será la primera X');
    expect(page).not.toMatch(/X = /);
  });

  test('SCN-01: the sheet tells who attacks which board, and has room for the objectives of both', () => {
    const text = sheetText(sheets.scenario(made('combates-en-los-tuneles', 'sheet')), 'scenario');
    expect(text).toMatch(/Primera incursión\s+Incursión en los túneles\s+primer jugador\s+segundo jugador\s+primera\//);
    expect(text).toMatch(/Segunda incursión\s+Incursión en los túneles\s+segundo jugador\s+primer jugador\s+segunda\//);
    expect(text).toContain('Objetivos conseguidos');
    expect(text).toContain('es un empate');
  });

  test('SCN-02: the sheet has the points of the battle and the tenth of infiltrators', () => {
    const text = sheetText(sheets.scenario(made('lucha-preliminar', 'sheet')), 'scenario');
    expect(text).toContain('10 % de puntos extra en infiltradores, redondeado hacia abajo');
    expect(text).toContain('Puntos de infiltradores (10 %, hacia abajo):');
  });
});

describe('between the pistol and the wall', () => {
  const id = 'entre-la-pistola-de-plasma-y-la-pared';

  test('SCN-03: each player runs a Primary incursion whose primary is the enemy strike force, found in every order', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { boards, document } = made(id, `force ${seed}`);
      expect(document.boards.map(({ side }) => side)).toEqual(['first', 'second']);
      for (const { primary, primaryRoll, preparation, mission } of boards) {
        expect([primary, primaryRoll, mission.family, preparation.guaranteed]).toEqual(['force', null, 'primary', true]);
        for (const { secondary } of preparation.objectives) expect(['capture', 'destroy', 'killLeader', 'killAll']).toContain(secondary);
      }
    }
  });

  test('SCN-03: the turn that opens the primary\'s room stops the incursion: nobody is rolled for', () => {
    let stops = 0;
    for (let seed = 0; seed < 12; seed++) {
      const made = tryGenerate(`stop ${seed}`, { mission: 'fuerza-de-choque' });
      if (!made.ok) continue;
      for (const turn of turnsOf(made.document)) {
        const found = turn.some((event) => event.type === 'objective-found' && event.primary);
        const stopped = turn.filter(({ type }) => type === 'incursion-stopped');
        expect(stopped).toHaveLength(found ? 1 : 0);
        if (found) expect(turn.map(({ type }) => type)).not.toContain('defender');
        stops += stopped.length;
      }
    }
    expect(stops).toBeGreaterThan(5);
  });

  test('SCN-03: the card of a room says that the incursion stops', () => {
    const document = generated('card', { mission: 'fuerza-de-choque' });
    expect(sheets.pack(document)).toContain('la incursión se detiene en el acto, sin tirada por tropas');
  });

  test('SCN-03: the final room is large, with at least two doors in different walls, one for each force', () => {
    const walls = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const room = drawRoom(`room ${seed}`, ruleset, optionsOf().houseRules);
      expect(room.widthMm * room.heightMm).toBeGreaterThan(ruleset.catalogue.smallRoomMaxAreaMm2);
      const [first, second, ...others] = room.doors;
      expect([first!.side, second!.side]).toEqual(['first', 'second']);
      expect(first!.wall).not.toBe(second!.wall);
      expect(others.every(({ side }) => side === null)).toBe(true);
      expect(room.doors.length).toBe(Math.max(2, room.roll.value!));
      for (const { wall, x, y } of room.doors) expect(wall === 'n' || wall === 's' ? [0, room.heightMm].includes(y) && x > 0 && x < room.widthMm : [0, room.widthMm].includes(x) && y > 0 && y < room.heightMm).toBe(true);
      walls.add(first!.wall);
    }
    expect(walls.size).toBe(4);
  });

  test('SCN-03: the sheet has the measured plan, and a record of troops, Wounds and equipment for both', () => {
    const scenario = made(id, 'plan');
    const html = sheets.scenario(scenario);
    const { widthMm, heightMm, doors } = scenario.document.final!;
    const plan = sheetText(html, 'final');
    expect(plan).toContain(`${widthMm / 10} × ${heightMm / 10} cm`);
    for (const { wall, x, y } of doors) expect(plan).toContain(`a ${(wall === 'n' || wall === 's' ? x : y) / 10} cm de la esquina`);
    const forces = sheetText(html, 'forces');
    for (const words of ['Fuerza del primer jugador', 'Fuerza del segundo jugador', 'Heridas que quedan', 'Equipo que queda', 'Quedan']) expect(forces).toContain(words);
  });

  test('SCN-03: other scenarios have no final room', () => {
    expect(made('lucha-preliminar', 'none').document.final).toBeNull();
    expect(sheets.scenario(made('lucha-preliminar', 'none'))).not.toContain('id="final"');
  });
});

describe('levels', () => {
  const id = 'huir-de-las-mazmorras';

  test('SCN-04: each level is a board of its own with exactly one objective room, begun in a small room', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { boards } = made(id, `levels ${seed}`);
      for (const { board, preparation, mission, primary } of boards) {
        expect(board.sections.filter(({ kind }) => kind === 'objective-room')).toHaveLength(1);
        expect(preparation.objectives).toHaveLength(1);
        expect(preparation.objectives[0]!.secondary).toBe('access');
        expect(preparation.objectives[0]!.rolls).toEqual([]);
        expect([mission.start, primary, board.sections[1]!.kind]).toEqual(['room', 'exit', 'small-room']);
      }
    }
  });

  test('SCN-04, ROOM-01: after the objective room a room roll of 6 lays an ordinary large room', () => {
    let later = 0;
    for (let seed = 0; seed < 40; seed++) {
      const made = tryGenerate(`six ${seed}`, { mission: 'nivel', evening: 'long' });
      if (!made.ok) continue;
      const { events, board } = made.document;
      let found = false;
      for (const event of events) {
        if (event.type !== 'placed') continue;
        const section = board.sections[event.section]!;
        const six = event.rolls.some(({ table, result }) => table === 'rooms' && result === 'objective-room');
        if (found && six) {
          expect(['large-room', 'small-room']).toContain(section.kind);
          expect(section.contribution).toBe(section.kind === 'large-room' ? 3 : 2);
          later += 1;
        }
        found ||= section.kind === 'objective-room';
      }
    }
    expect(later).toBeGreaterThan(5);
  });

  test('SCN-04, MIS-10: so many levels are prepared that the way out is among them, whatever the dice', () => {
    expect([[0, 1], [1, 1], [4, 3], [2, 1], [5, 2]].map(([num, den]) => countLevels({ num: num!, den: den! }, ruleset, 'none'))).toEqual([2, 3, 4, 4, 5]);
    for (let seed = 0; seed < 12; seed++) {
      const { boards } = made(id, `deep ${seed}`);
      expect(boards).toHaveLength(3);
      expect(boards.map(({ options }) => options.level)).toEqual([1, 2, 3]);
      expect(boards.at(-1)!.preparation.objectives[0]!.threshold).toBeLessThanOrEqual(2);
    }
  });

  test('SCN-04, PRE-08: how deep the way out is changes neither the number of levels nor any page but the cards', () => {
    const shapes = new Set<string>();
    const depths = new Set<number>();
    for (let seed = 0; seed < 10; seed++) {
      const { boards } = made(id, `hidden ${seed}`);
      depths.add(boards.findIndex(({ preparation }, at) => preparation.objectives[0]!.threshold! <= at));
      const page = sheetText(sheets.pack(boards[1]!), 'public').replace(boards[1]!.tag, 'TAG');
      expect(page).toContain('nivel 2');
      expect(page).not.toMatch(/nivel 2 de/);
      shapes.add(`${boards.length} ${page}`);
    }
    expect(depths.size).toBeGreaterThan(1);
    expect(shapes.size).toBe(1);
  });

  test('SCN-04: the card says outright what the room of this level holds, and where it leads', () => {
    let ways = 0;
    for (let seed = 0; seed < 6; seed++) {
      for (const [at, board] of made(id, `says ${seed}`).boards.entries()) {
        const out = board.preparation.objectives[0]!.threshold! <= at;
        const html = sheets.pack(board);
        expect(html.includes('La salida está aquí.')).toBe(out);
        expect(html.includes(`lleva al nivel ${at + 2}.`)).toBe(!out);
        expect(board.events.some((event) => event.type === 'objective-found' && event.primary)).toBe(out);
        ways += out ? 1 : 0;
      }
    }
    expect(ways).toBeGreaterThan(3);
  });

  test.each([2, 5, 12])('SCN-04: fixedLevels = %d makes so many, with the way out on the last', (count) => {
    const { boards, document } = made(id, 'fixed', optionsOf({}, { fixedLevels: count }));
    expect(document.boards.map(({ path }) => path)).toEqual(boards.map((_, at) => `nivel-${at + 1}`));
    expect(boards).toHaveLength(count);
    boards.forEach(({ preparation }, at) => {
      expect(preparation.objectives[0]).toMatchObject({ threshold: count - 1, secondary: 'access' });
      expect(preparation.objectives[0]).not.toHaveProperty('shift');
      expect(preparation.objectives[0]!.threshold! <= at).toBe(at === count - 1);
    });
  });

  test('SCN-04: an X that may need more levels than are prepared is refused, with what can be had', () => {
    expect(generateScenario(inputOf(id, 'high', optionsOf({ x: { num: 40, den: 1 } })))).toMatchObject({ ok: false, code: 'TOO_MANY_LEVELS', rule: 'SCN-04', nearest: '12' });
  });
});

describe('boards under any rules', () => {
  test.each(boardMissionIds())('SCN-01 to SCN-05: %s holds under any house rules, and a level has its one room', (mission) => {
    let whole = 0;
    for (const [at, houseRules] of fc.sample(anyHouseRules(), { numRuns: 25, seed: 4 }).entries()) {
      const made = tryGenerate(`any ${at}`, { mission, rules: houseRules, evening: null, maxSections: 12 + at, ...(mission === 'nivel' ? { level: 1 + (at % 3) } : {}) });
      if (!made.ok) continue;
      whole += 1;
      expect(verifySession(JSON.parse(JSON.stringify(made.document)), ruleset, version)).toEqual({ ok: true, problems: [] });
      const rooms = made.document.board.sections.filter(({ kind }) => kind === 'objective-room').length;
      if (mission === 'nivel') expect(houseRules.exhaustion === 'strict' ? rooms <= 1 : rooms === 1).toBe(true);
    }
    expect(whole).toBeGreaterThan(10);
  }, 60_000);
});

describe('the dead', () => {
  const document = generated('dead', { mission: 'resident-evil' });
  const defender = sheetText(sheets.pack(document), 'defender');

  test('SCN-05: Extermination, every defender a zombie, on one board', () => {
    const { boards } = made('resident-evil', 'evil');
    expect(boards.map(({ mission, primary }) => [mission.family, mission.secondary, primary])).toEqual([['primary', 'killAll', 'killAll']]);
    for (const [points, zombies] of [[50, 5], [80, 8], [100, 10], [175, 17], [200, 20]]) expect(defender).toMatch(new RegExp(`${points}\\s+${zombies} zombis`));
    expect(defender).not.toContain('Obligatorio');
  });

  test('SCN-05: dogs and a Nemesis only by agreement, in the rows that take their kinds', () => {
    expect(defender).toMatch(/50\s+5 zombis\s+80/);
    expect(defender).toMatch(/80\s+8 zombis\s+Por acuerdo, en su lugar: perro zombi \(10\)\s+100/);
    expect(defender).toMatch(/200\s+20 zombis\s+Por acuerdo, en su lugar: perro zombi \(10\) y Némesis \(24\)/);
  });

  test('SCN-06: the page says that any 1 converts, and what is kept', () => {
    const page = sheetText(sheets.pack(document), 'public');
    expect(page).toContain('Cualquier 1 en las tiradas de las miniaturas fuera de combate convierte a esa miniatura en zombi');
    expect(page).toContain('empieza un combate nuevo');
    expect(page).toContain('conserva su tirada de salvación si es mejor que 5+');
  });

  test('ZOM-01: the profiles stand on the defender\'s sheet as the rules give them', () => {
    expect(defender).toMatch(/HA\s+HP\s+F\s+R\s+H\s+I\s+A\s+L\s+S/);
    expect(defender).toMatch(/Zombi\s+10\s+1\s+0\s+3\s+4\s+1\s+1\s+1\s+10\s+5\+/);
    expect(defender).toMatch(/Perro zombi\s+10\s+4\s+0\s+4\s+4\s+1\s+4\s+2\s+8\s+6\+/);
    expect(defender).toMatch(/Némesis\s+24\s+4\s+4\s+4\s+4\s+2\s+4\s+1\s+10\s+3\+/);
  });

  test('ZOM-02: fearless, slow, and a 4+ against most wounds', () => {
    expect(defender).toMatch(/tienen coraje y se mueven siempre como por terreno difícil.*tiran 1D6 y con 4\+ no hacen caso de la herida.*Fuerza 8 o más.*cuenta como salvación fallada/s);
  });

  test('ZOM-03: how dogs and Nemesis move; the range of its weapon is a house rule, 60 cm', () => {
    expect(defender).toMatch(/Perros zombis: se mueven como caballería.*F 4, FP 5, Asalto 2/s);
    expect(optionsWith().houseRules.nemesisRangeCm).toBe(60);
    expect(sheetText(sheets.pack(document), 'public')).toContain('¿qué alcance tiene el arma del Némesis? 60 cm.');
    expect(sheetText(sheets.pack(generated('dead', { mission: 'resident-evil', rules: { nemesisRangeCm: 90 } })), 'public')).toContain('90. Esa distancia en cm.');
    expect(sheetText(sheets.pack(generated('living', { mission: 'rescate' })), 'public')).not.toContain('Némesis');
  });
});

test('SCN-01, SCN-03: what tables check lets through has a winner of its own exactly where nothing is compared', () => {
  const tried = new Set<string>();
  for (const scoring of ['tunnels', 'preliminary', 'final', 'levels', 'mission']) {
    for (const only of ['scenario', undefined] as const) {
      for (const [family, primary] of [['search', 'none'], ['primary', 'force'], ['primary', 'killAll'], ['primary', 'exit'], ['search', 'force']] as const) {
        const mission = { id: 'own', family, primary, secondary: 'access', objectiveRooms: 1, ...(only ? { only } : {}) };
        const boards = isComparedScoring(scoring) ? [{ id: 'a', side: 'first', mission: 'own' }, { id: 'b', side: 'second', mission: 'own' }] : [{ id: 'a', side: 'first', mission: 'own' }];
        const scenario = { id: 'own-scenario', name: {}, scoring, ...(scoring === 'levels' ? { levels: { mission: 'own' } } : { boards }) };
        if (checkScenarios([{ file: 'own.yaml', data: { missions: [mission], scenarios: [scenario] } }], true).length > 0) continue;
        expect([scoring, only, family, primary, isJudgedByScenario({ ...(only ? { only } : {}), family, primary })]).toEqual([scoring, only, family, primary, isComparedScoring(scoring)]);
        tried.add(scoring);
      }
    }
  }
  expect([...tried].sort()).toEqual(['final', 'levels', 'mission', 'preliminary', 'tunnels']);
});
