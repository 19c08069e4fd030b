import { expect, test } from 'vitest';
import { readHolidays } from './holiday-sheet.ts';

const heads = ['日期', '类型', '名称'];
const sheet = (...rows: string[][]) => ({
  heads,
  lines: rows.map((cells, at) => ({ row: at + 2, cells })),
});

test('reads date, kind and name', () => {
  expect(
    readHolidays(sheet(['2024-04-04', '法定假日', '清明节'], ['2024/04/07', '调休上班', '']), 2024),
  ).toEqual({
    days: [
      { date: '2024-04-04', dayType: 3, name: '清明节' },
      { date: '2024-04-07', dayType: 4, name: null },
    ],
  });
});

test('says which row is wrong', () => {
  expect(readHolidays(sheet(['2025-01-01', '法定假日', '']), 2024)).toEqual({
    fault: '第2行：日期须在 2024 年',
  });
  expect(readHolidays(sheet(['2024-01-01', '放假', '']), 2024)).toEqual({
    fault: '第2行：类型须是工作日、休息日、法定假日或调休上班',
  });
});
