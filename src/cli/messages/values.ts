import type { Message } from '../../errors';
import { late } from '../../late';

/** What is wrong with the value of an option. */
export const valueMessages = late(() => ({
  badX: {
    es: '--x no admite «{value}»: X es un número de 0 a {max}, con pocos decimales',
    ca: '--x no admet «{value}»: X és un nombre de 0 a {max}, amb pocs decimals',
    en: '--x does not take “{value}”: X is a number from 0 to {max}, with few decimals',
  },
  badXRemedy: {
    es: 'Escríbelo como fracción o con decimales: 4/3, 1,5 o 2.',
    ca: 'Escriu-lo com a fracció o amb decimals: 4/3, 1,5 o 2.',
    en: 'Write it as a fraction or with decimals: 4/3, 1.5 or 2.',
  },
  badNumber: {
    es: '{flag} no admite «{value}»: es un número entero de {min} a {max}',
    ca: '{flag} no admet «{value}»: és un nombre enter de {min} a {max}',
    en: '{flag} does not take “{value}”: it is a whole number from {min} to {max}',
  },
  badTableSize: {
    es: '--table no admite «{value}»: es ancho por largo en centímetros, como 140x80, entre {least} y {longest}',
    ca: '--table no admet «{value}»: és amplada per llargada en centímetres, com 140x80, entre {least} i {longest}',
    en: '--table does not take “{value}”: it is width by length in centimetres, such as 140x80, between {least} and {longest}',
  },
} satisfies Record<string, Message>));
