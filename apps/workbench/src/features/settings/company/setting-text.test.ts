import { expect, test } from 'vitest';
import { settingOf } from './setting-list.ts';
import { readValue, valueText } from './setting-text.ts';

const textOf = (code: string, json: string) => valueText(settingOf(code)?.control, readValue(json));

test('says each kind of value in words', () => {
  expect(textOf('bundleAuto', '1')).toBe('开');
  expect(textOf('scanSequence', '"checkpoint"')).toBe('关键工序');
  expect(textOf('backScheduleBuffers', '[3,5,1]')).toBe('3 / 5 / 1');
  expect(textOf('levelThresholds', '{"A":[3,97],"B":[6,94],"C":[10,90]}')).toBe(
    'A 3/97 · B 6/94 · C 10/90',
  );
  expect(textOf('minMonthlyWage', '[["2024-01-01","2360"]]')).toBe('2024-01-01 起 2360');
  expect(textOf('dclDefaultWindows', '"08:00-10:00,10:00-12:00"')).toBe(
    '08:00–10:00 · 10:00–12:00',
  );
  expect(textOf('priceVisibleJobs', '[]')).toBe('无');
  expect(textOf('xysDifficulty', '[[12,"1.00"],[20,"1.05"],[null,"1.10"]]')).toBe(
    '≤12 1.00 · ≤20 1.05 · >20 1.10',
  );
});

test('shows a value of a setting nobody knows as it is stored', () => {
  expect(textOf('ticketLayout', '{"width":60}')).toBe('{"width":60}');
  expect(textOf('ticketLayout', 'plain')).toBe('plain');
});
