import type { Message } from '../../errors';
import type { CoverTest } from './schema';

const tests = {
  partly: { es: 'encima o dentro', ca: 'a sobre o a dins', en: 'on or within' },
  wholly: { es: 'entera encima o dentro', ca: 'sencera a sobre o a dins', en: 'wholly on or within' },
  nearer: { es: 'el atacante, más cerca de ella que el blanco', ca: 'l\'atacant, més a prop d\'ella que el blanc', en: 'attacker nearer to it than the target' },
} as const satisfies Readonly<Record<string, Message>>;

/** What a target needs for cover, as the sheet says it (W40-27). */
export function tellCoverTest(test: CoverTest): Message {
  const parts: Message[] = [
    ...(test.standing ? [tests[test.standing]] : []),
    ...(test.within === undefined ? [] : [{ es: `a ${inches(test.within, 'pulgada', 'pulgadas')} o menos`, ca: `a ${inches(test.within, 'polzada', 'polzades')} o menys`, en: `within ${inches(test.within, 'inch', 'inches')}` }]),
    ...(test.obscured === undefined ? [] : [{ es: `oculta al ${test.obscured} % o más`, ca: `oculta al ${test.obscured} % o més`, en: `${test.obscured}% obscured or more` }]),
    ...(test.attackerNearer ? [tests.nearer] : []),
  ];
  const join = (language: keyof Message): string => parts.map((part) => part[language]).join(', ');
  return { es: join('es'), ca: join('ca'), en: join('en') };
}

function inches(distance: number, one: string, many: string): string {
  return `${distance} ${distance === 1 ? one : many}`;
}
