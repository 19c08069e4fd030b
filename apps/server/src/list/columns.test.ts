import { expect, test } from 'vitest';
import { type Sql, sql, type Tx } from '../database/engine.ts';
import { type OperationFacts, operations } from '../generated/operations.ts';
import { columnsOf } from './columns.ts';
import type { ListColumnsOf, ListEngine, PageOf } from './list-engine.ts';

const field = (): Sql => sql`x.y`;
const takts: ListColumnsOf<'listTaktTargets', 'beatSec' | 'bpm' | 'dueNum' | 'gapNum'> = {
  id: field(),
  lineDeptName: field(),
  orderNo: field(),
  workDate: field(),
  availSec: field(),
  targetNum: field(),
  taktSec: field(),
  actualNum: field(),
  warnPct: field(),
  alarmPct: field(),
  beatSource: field(),
  lastBeatDate: field(),
  deptId: field(),
  orderId: field(),
  version: field(),
};
const { taktSec: _, ...withoutTakt } = takts;
const later = ['beatSec', 'bpm', 'dueNum', 'gapNum'] as const;
const request = {
  operation: 'listTaktTargets',
  from: sql`from x`,
  query: {},
  can: () => true,
} as const;

test('the columns of a list are the fields of its row', () => {
  const columns = columnsOf({ ...request, columns: takts, later });
  expect(columns.all.map((column) => column.field)).toEqual(
    expect.arrayContaining(Object.keys(takts)),
  );
  expect(columns.all).toHaveLength(Object.keys(takts).length);
});

test.each([
  ['beatSec has no expression', { columns: takts, later: later.slice(1) }],
  ['colour is no field of the document', { columns: { ...takts, colour: field() }, later }],
  ['colour is no field of the document', { columns: takts, later: [...later, 'colour'] }],
  ['bpm has an expression and is filled in later', { columns: { ...takts, bpm: field() }, later }],
  [
    'taktSec is a search key and filled in later',
    { columns: withoutTakt, later: [...later, 'taktSec'] },
  ],
])('%s', (fault, given) => {
  expect(() => columnsOf({ ...request, ...given })).toThrow(`columns of listTaktTargets: ${fault}`);
});

test('a list that does not answer its row does not compile', () => {
  const checked = async ({ page }: ListEngine, tx: Tx) => {
    // @ts-expect-error four fields have no expression and nobody fills them in
    await page(tx, { ...request, columns: takts });
    // @ts-expect-error no such field
    await page(tx, { ...request, columns: { ...takts, colour: field() }, later });
    // @ts-expect-error no such field is filled in
    await page(tx, { ...request, columns: takts, later: [...later, 'colour'] });
    // @ts-expect-error no such field is summed
    await page(tx, { ...request, columns: takts, later, totals: { colour: field() } });
    const { list, sum } = await page(tx, { ...request, columns: takts, later });
    // @ts-expect-error the page comes back without what is filled in later
    list.map(({ beatSec }) => beatSec);
    // @ts-expect-error and so do its totals
    sum.dueNum.toFixed();
    const whole: PageOf<'listTaktTargets'>['list'] = list.map((row) => ({
      ...row,
      beatSec: null,
      bpm: null,
      dueNum: 0,
      gapNum: 0,
    }));
    return whole;
  };
  expect(checked).toBeTypeOf('function');
});

test('every column says what its values are, an enumeration that may be empty as well', () => {
  const untyped = Object.entries(operations).flatMap(([id, facts]: [string, OperationFacts]) =>
    Object.entries(facts.columns ?? {}).flatMap(([name, { key, type }]) =>
      key !== undefined && type === undefined ? `${id} ${name}` : [],
    ),
  );
  expect(untyped).toEqual([]);
});
