/** Days as people write them. Two numbers before the year are day and month, as in Spain: never the month first, even where both could be. */
import { isDate } from './field-kinds';

const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** `17/9/2026`, `5-3-2019` or `2019/3/5` as the log keeps them, `2019-03-05`; what is no day stays as it is, and its field refuses it. */
export function readDay(text: string): string {
  const typed = text.trim();
  const [, day, month, year] = dayFirst.exec(typed) ?? [];
  const [, first, second, third] = yearFirst.exec(typed) ?? [];
  const read = year !== undefined ? joinDay(year, month, day) : first === undefined ? typed : joinDay(first, second, third);
  return isDate(read) ? read : typed;
}

function joinDay(year: string, month = '', day = ''): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
