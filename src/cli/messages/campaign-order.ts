import type { Message } from '../../errors';

/** SCN-01: the two of a scenario told the other way round than its incursions have them. */
export const orderMessages = {
  reversed: {
    es: 'por {n|la incursión apuntada|las incursiones apuntadas} ({list}), primero atacó {attacker} y después {defender}, y aquí van al revés',
    ca: 'per {n|la incursió apuntada|les incursions apuntades} ({list}), primer va atacar {attacker} i després {defender}, i aquí van al revés',
    en: 'by the {n|incursion|incursions} recorded ({list}) {attacker} attacked first and {defender} second, and here it is the other way round',
  },
  reversedRemedy: {
    es: 'Quita --attacker y --defender, que ya se sabe quiénes son; si lo que está mal es una incursión, corrígela antes: plasma-wall campaign correct {number} --attacker … --defender …',
    ca: 'Treu --attacker i --defender, que ja se sap qui són; si el que està malament és una incursió, corregeix-la abans: plasma-wall campaign correct {number} --attacker … --defender …',
    en: 'Leave out --attacker and --defender: who they are is known; if an incursion is wrong, put that right first: plasma-wall campaign correct {number} --attacker … --defender …',
  },
} satisfies Record<string, Message>;
