import { isSamePlayer, KnownPlayers } from '../../src/campaign/known-players';

test.each([
  ['ＭＡＲＴＡ', 'Marta'], ['Ｃ＋', 'c+'], ['ﬁona', 'Fiona'], ['Mart\u200da', 'marta'],
])('MIS-12 %s and %s are one player', (one, other) => {
  expect(isSamePlayer(one, other)).toBe(true);
  expect(new KnownPlayers([other]).find(one)).toBe(other);
});

test.each([['C²', 'C2'], ['C₂', 'C2'], ['C①', 'C1'], ['C+', 'C-'], ['M\u0430rta', 'Marta']])('MIS-12 %s and %s are two players', (one, other) => {
  expect(isSamePlayer(one, other)).toBe(false);
  expect(new KnownPlayers([other]).find(one)).toBe(one);
});
