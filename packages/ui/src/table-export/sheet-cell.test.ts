import { expect, test } from 'vitest';
import { sheetCell } from './sheet-cell.ts';

test.each(['=1+1', '+SUM(A1)', '-cmd', '@x', '\t=1', '\r=1', '＝1+1'])(
  'marks %j as text and leaves it as it is',
  (text) => {
    expect(sheetCell(text, 'text')).toEqual({ kind: 'text', text, marked: true });
  },
);

test.each(['-5.25', 'SO=24', '中文', '1-2'])('%j needs no mark', (text) => {
  expect(sheetCell(text, 'text')).toEqual({ kind: 'text', text });
});

test('the dash of an empty cell is nothing', () => {
  expect(sheetCell('–', 'number')).toEqual({ kind: 'text', text: '' });
});

test('numbers stay numbers with the places they were written with', () => {
  expect(sheetCell('660.000', 'number')).toEqual({ kind: 'number', number: 660, places: 3 });
  expect(sheetCell(12, undefined)).toEqual({ kind: 'number', number: 12, places: 0 });
});

test('long numbers and numbers in text columns stay text', () => {
  expect(sheetCell('1234567890123456789', 'number').kind).toBe('text');
  expect(sheetCell('0012', 'text')).toEqual({ kind: 'text', text: '0012' });
});

test('days and times become what spreadsheets count', () => {
  expect(sheetCell('1900-03-01', 'date')).toEqual({ kind: 'date', serial: 61, timed: false });
  expect(sheetCell('2024-03-20 12:00:00', 'date')).toEqual({
    kind: 'date',
    serial: 45_371.5,
    timed: true,
  });
  expect(sheetCell('待定', 'date')).toEqual({ kind: 'text', text: '待定' });
});
