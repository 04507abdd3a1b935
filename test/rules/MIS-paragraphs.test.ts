/** What is said on the sheets of several missions: nowhere left out, and written once (BAN-01, COM-15, KO-05, KO-06). */
import { join } from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { languages, loadPapers, pageOf, renderPapers, textUnder } from '../session/support/papers';
import { boardMissionIds, generated, missionIds, missionOf } from './support/shipped';

beforeAll(loadPapers);

const every = (): string[] => [...missionIds(), ...boardMissionIds()];
const page = (mission: string, language: (typeof languages)[number], id: string): string => (
  pageOf(renderPapers(generated('paragraphs', { mission, x: { num: 1, den: 1 }, evening: null, maxSections: 12, rules: { exhaustion: 'strict' } }), language), id)
);

test('BAN-01 COM-15: whoever picks defenders of his own is told what they may not be, and where monsters go, in every mission', () => {
  const picked = every().filter((id) => missionOf(id).bestiary === undefined);
  expect(every().filter((id) => !picked.includes(id))).toEqual(['resident-evil']);
  for (const mission of picked) {
    for (const language of languages) {
      const text = textUnder(page(mission, language, 'defender'), 'BAN-01');
      expect([mission, text]).toEqual([mission, expect.stringMatching({ es: /monstruosas solo se despliegan en habitaciones grandes y no pasan por las puertas; no hay vehículos/, ca: /monstruoses només es despleguen en habitacions grans i no passen per les portes; no hi ha vehicles/, en: /deploy only in large rooms and pass no doors; no vehicles/ }[language])]);
      expect(textUnder(page(mission, language, 'defender'), 'COM-15')).toBe(text);
    }
  }
});

test('KO-05 KO-06: the public page says where a model comes back whose unit is gone, and who does not recover', () => {
  for (const mission of every()) {
    for (const language of languages) {
      const sheet = page(mission, language, 'public');
      expect(textUnder(sheet, 'KO-05')).toMatch({ es: /no queda nadie en pie, junto a cualquier miniatura amiga/, ca: /no en queda ningú dempeus, al costat de qualsevol miniatura amiga/, en: /none of it stands, beside any friendly model/ }[language]);
      expect(textUnder(sheet, 'KO-06')).toMatch({ es: /no llegó a caer no recupera Heridas/, ca: /no va arribar a caure no recupera Ferides/, en: /never fell regains no Wounds/ }[language]);
    }
  }
});

test('MIS-01 MIS-23 RET-01: a paragraph of two missions is written once, so that its copies cannot drift apart', () => {
  const folder = join(__dirname, '../../tables/missions');
  const files = readdirSync(folder).map((name) => parse(readFileSync(join(folder, name), 'utf8')) as { readonly missions?: readonly Record<'setup' | 'procedure' | 'special' | 'defender', readonly { readonly rules?: readonly string[]; readonly text?: { readonly en: string } }[]>[] });
  const own = files.flatMap(({ missions = [] }) => missions.flatMap(({ setup, procedure, special, defender }) => [setup, procedure, special, defender].flat().filter(({ text }) => text)));
  expect(own.length).toBeGreaterThan(25);
  const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z']+/g));
  const alike = (a: string, b: string): number => {
    const [one, other] = [words(a), words(b)];
    return [...one].filter((word) => other.has(word)).length / Math.max(one.size, other.size);
  };
  const copies = own.flatMap((a, at) => own.slice(at + 1).filter((b) => a.rules!.join() === b.rules!.join() && alike(a.text!.en, b.text!.en) > 0.9).map((b) => [a.text!.en, b.text!.en]));
  expect(copies).toEqual([]);
});
