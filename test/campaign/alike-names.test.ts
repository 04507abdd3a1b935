import { findAlikeName } from '../../src/campaign/alike-names';

test.each([
  ['Pau', 'Pau Ñúñez'], ['Pau Núñez', 'Pau'], ['pau n.', 'Pau Ñúñez'], ['Ñúñez, Pau', 'Pau Ñúñez'], ['Mrata', 'Marta'], ['Jordi', 'Jordi Puig'], ['Anna', 'Ana'],
])('LOG-01 %s may be %s', (name, other) => {
  expect(findAlikeName(name, ['Xavier', other])).toBe(other);
});

test.each([
  ['Pau', 'Paula'], ['Player 1', 'Player 2'], ['Player1', 'Player2'], ['Jugador9', 'Jugador10'], ['A', 'B'], ['C+', 'C-'], ['C²', 'C2'], ['Pau P.', 'Pau R.'], ['Joan', 'Jan Soler'], ['P', 'Pau'], ['Marta Puig', 'Pau Puig'],
])('LOG-01 %s is not asked to be %s', (name, other) => {
  expect(findAlikeName(name, [other])).toBeUndefined();
});
