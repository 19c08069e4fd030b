import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { attainmentIssues, idleWindows } from './attainment-windows.ts';

const scheme = (spans: readonly string[], more: object = {}) => ({
  windows: spans.map((span) => {
    const [from = '', to = '', weight = '1'] = span.split(' ');
    return { from, to, weight };
  }),
  ...{ okPct: '100', warnPct: '90', ...more },
});
const said = (...given: Parameters<typeof scheme>) =>
  attainmentIssues(scheme(...given)).map((found) => [found.field, refusalText(found, 'zh-CN')]);

test('windows may leave gaps and touch, and are named both where they overlap', () => {
  expect(said(['08:00 10:00', '10:00 12:00', '13:00 24:00'])).toEqual([]);
  expect(said(['10:00 12:00', '08:00 10:30'])).toEqual([
    ['windows.0.from', '时间窗重叠：08:00-10:30 与 10:00-12:00'],
  ]);
  expect(said(['08:00 10:00', '08:00 10:00'])).toEqual([
    ['windows.1.from', '时间窗重叠：08:00-10:00 与 08:00-10:00'],
  ]);
});

test('each window ends behind its start and counts from 0.1 to 9.9', () => {
  expect(said(['10:00 08:00', '13:00 15:00 0.0', '15:00 16:00 9.9', '16:00 17:00 10'])).toEqual([
    ['windows.0.to', '结束须晚于开始'],
    ['windows.1.weight', '权重须在0.1到9.9之间'],
    ['windows.3.weight', '权重须在0.1到9.9之间'],
  ]);
  expect(said([])).toEqual([['windows', '请填写时间窗']]);
  expect(said(['8:00 10:00'])[0]?.[0]).toBe('windows.0.from');
});

test('the warning lies from 1 to the goal', () => {
  expect(said(['08:00 10:00'], { okPct: '85', warnPct: '90' })).toEqual([
    ['warnPct', '预警线不能高于达成线'],
  ]);
  expect(said(['08:00 10:00'], { okPct: '85', warnPct: '85' })).toEqual([]);
  expect(said(['08:00 10:00'], { warnPct: '0.5' })[0]?.[0]).toBe('warnPct');
});

test('a window outside every shift is pointed out, also beside one that runs behind midnight', () => {
  const { windows } = scheme(['06:00 08:00', '08:00 10:00', '19:00 21:00', '02:00 03:00']);
  const day = { start: '08:00', end: '17:30' };
  expect(idleWindows(windows, [day])).toEqual([0, 2, 3]);
  expect(idleWindows(windows, [day, { start: '20:00', end: '05:00' }])).toEqual([0]);
});
