import { expect, test } from 'vitest';
import { dividedMoney } from './shared-money.ts';

test.each([
  ['of a bed, in SQL', 'amount = round(b.cut_num * x.price * e.share_pct / 100, 4)'],
  ['of a bed, on a screen', 'formatMoney(pool.times(person.sharePct).div(100).toString())'],
  ['of a group', 'const each = poolAmount / members.length;'],
  ['of a sum', 'round(sum(amount) / count(*), 2)'],
  ['of a decimal', 'decimal(bonusAmount).div(people.length)'],
])('a share %s is named by its line', (_of, line) => {
  expect(dividedMoney('a.ts', `const a = 1;\n${line}`)).toEqual([
    `a.ts:2: shares money by hand, use shareWage or shareOut: ${line}`,
  ]);
});

test.each([
  '// amount / people',
  "import { bedWage } from './wages/pay.ts';",
  'sum(e.amount)',
  'shareWage(pool, team, ({ sharePct }) => sharePct)',
  'round(c.price / nullif(p.sam, 0), 4)',
])('%s is none', (line) => {
  expect(dividedMoney('a.ts', line)).toEqual([]);
});
