import type { Message } from '../../errors';

/** Questions about the two players of a scenario where their names are known, and the answers to them. */
export const askNamedMessages = {
  count: { es: '¿Cuántos objetivos consiguió {name} como atacante?', ca: 'Quants objectius va aconseguir {name} com a atacant?', en: 'How many objectives did {name} achieve as attacker?' },
  battle: { es: '{name} ganó el combate final', ca: '{name} va guanyar el combat final', en: '{name} won the final fight' },
  wipedOut: { es: 'La fuerza de {name} fue aniquilada por el camino', ca: 'La força {de:name} va ser anihilada pel camí', en: 'The force of {name} was wiped out on the way' },
  withdrew: { es: 'La fuerza de {name} se marchó sin llegar', ca: 'La força {de:name} va marxar sense arribar-hi', en: 'The force of {name} left without getting there' },
} satisfies Record<string, Message>;
