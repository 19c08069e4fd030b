import { expect, test } from 'vitest';
import { minutesAfter, TableClocks } from './table-clock.ts';

const DAY = '2026-11-20';

test('beds of a table follow one another, breaks jumped over', () => {
  const clocks = new TableClocks(1, 4, []);
  const { clockAt: first } = clocks.take(DAY, 800);
  expect([first(0), first(1)]).toEqual(['08:00:00', '11:20:00']);
  const { clockAt: second } = clocks.take(DAY, 400);
  expect([second(0), second(0.5), second(1)]).toEqual(['11:30:00', '13:20:00', '14:10:00']);
});

test('a bed goes to the table with the most time left, behind the beds that were there', () => {
  const clocks = new TableClocks(2, 4, [{ tableAt: 0, date: DAY, until: '11:15:00' }]);
  const places = [400, 400, 400].map((minutes) => {
    const { tableAt, clockAt } = clocks.take(DAY, minutes);
    return [tableAt, clockAt(0)];
  });
  expect(places).toEqual([
    [1, '08:00:00'],
    [1, '09:50:00'],
    [0, '11:25:00'],
  ]);
  expect(clocks.take('2026-11-21', 80).tableAt).toBe(0);
});

test('a full day begins again', () => {
  const clocks = new TableClocks(1, 2, [{ tableAt: 0, date: DAY, until: '15:00:00' }]);
  expect(clocks.take(DAY, 200).clockAt(0)).toBe('08:00:00');
});

test('a long bed stays on, and no clock passes the day', () => {
  expect(new TableClocks(1, 1, []).take(DAY, 600).clockAt(1)).toBe('19:00:00');
  expect(minutesAfter('11:55:00', 15)).toBe('12:10:00');
  expect(minutesAfter('23:50:00', 15)).toBe('23:59:00');
});
