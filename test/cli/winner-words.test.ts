import { findWinner } from '../../src/cli/read-words';

test.each([['nadie', 'none'], ['ningú', 'none'], ['Nobody', 'none'], ['(ninguno)', 'none'], ['tablas', 'draw'], ['taules', 'draw'], ['Empate', 'draw'], ['empatada', 'draw'], ['mesa', undefined]])('MIS-12 who won: %s', (typed, winner) => {
  expect(findWinner(typed)).toBe(winner);
});
