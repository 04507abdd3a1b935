import { late } from '../../src/late';

describe('a late table', () => {
  const make = jest.fn(() => ({ one: { es: 'uno' }, two: { es: 'dos' } }));
  const table = late(make);

  test('is made when something of it is first asked for, and once', () => {
    expect(make).not.toHaveBeenCalled();
    expect(table.one).toBe(table.one);
    expect(table.two.es).toBe('dos');
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('answers as the table itself would', () => {
    expect(Object.keys(table)).toEqual(['one', 'two']);
    expect(Object.values(table)).toEqual([{ es: 'uno' }, { es: 'dos' }]);
    expect({ ...table }).toEqual({ one: { es: 'uno' }, two: { es: 'dos' } });
    expect('one' in table && Object.hasOwn(table, 'two')).toBe(true);
    expect('three' in table || Object.hasOwn(table, 'toString')).toBe(false);
  });
});
