import { expect, test } from 'vitest';
import { percentByHand } from './percent-places.ts';

test.each([
  'formatFixed(row.remnantPct, 1)',
  ['`$', '{formatFixed(dclPct, 1)}%`'].join(''),
  ['`$', '{Math.round(bar.done * 100)}%`'].join(''),
  ['`$', '{last.toFixed(1)}%`'].join(''),
  'loadPct: (pct ?? quantity(0)).toFixed(1),',
  'decimalText(efficiencyPct, 1)',
  'round(sum(a.num) * 100.0 / nullif(sum(a.whole), 0), 1)',
])('%s is named by its line', (line) => {
  expect(percentByHand('a.ts', `const a = 1;\n${line}`)).toEqual([
    `a.ts:2: writes a percentage by hand, use formatPercent: ${line}`,
  ]);
});

test.each([
  '// 97.287 % as toFixed(1)',
  'formatPercent(row.remnantPct)',
  ['width: `$', '{share * 100}%`'].join(''),
  'round(sum(a.num) * 100.0 / nullif(sum(a.whole), 0), 2)',
  'decimalText(efficiencyPct, 2)',
])('%s is none', (line) => {
  expect(percentByHand('a.ts', line)).toEqual([]);
});
