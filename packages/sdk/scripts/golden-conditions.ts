// Usage: node packages/sdk/scripts/golden-conditions.ts
// Writes src/conditions/golden.json, which the tests of the SDK and of the server both read. Texts
// and trees are put together here piece by piece, side by side: neither the parser nor the writer
// has a part in it, so both can be held against the file.
import { writeFileSync } from 'node:fs';
import type { Condition, ConditionFault, Like, Value } from '../src/conditions/index.ts';

/** One case: a text with its tree, or with the fault and its position. */
export type GoldenCase =
  | { readonly sql: string; readonly written: string; readonly tree: Condition }
  | { readonly sql: string; readonly fault: ConditionFault; readonly position: number };

interface Piece {
  readonly sql: string;
  readonly tree: Condition;
}

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const bare = (value: Value): string => (typeof value === 'number' ? `${value}` : quote(value));

const TEXTS = [
  'SO2403017',
  '红色',
  "O'Neil",
  'a b',
  '',
  "x' or '1'='1",
  '100%',
  'A_B',
  'C\\D',
  '"',
  ';--',
  '深圳 47#',
];
const NUMBERS = [0, 1, -1, 100, 0.5, -12.75, 999999999999999, 0.000125];
const DAYS = ['2024-03-01', '2024-02-29', '2024-12-31', '1999-01-01'];
const TEXT_KEYS = ['order_no', 'customer_name', 'o1_x'];
const NUMBER_KEYS = ['cut_num', 'bed_no_num'];
const DATE_KEYS = ['delivery_date', 'create_date'];
const SIGNS = ['=', '!=', '>', '>=', '<', '<='] as const;

const compare = (key: string, operator: (typeof SIGNS)[number], value: Value): Piece => ({
  sql: `${key} ${operator} ${bare(value)}`,
  tree: { kind: 'compare', key, operator, value },
});

const WILDCARDS = {
  contains: ['%', '%'],
  starts: ['', '%'],
  ends: ['%', ''],
  equals: ['', ''],
} as const;

function like(key: string, not: boolean, match: Like['match'], text: string): Piece {
  const [before, after] = WILDCARDS[match];
  const body = text.replaceAll('\\', '\\\\').replaceAll('%', '\\%').replaceAll('_', '\\_');
  return {
    sql: `${key}${not ? ' not' : ''} like ${quote(before + body + after)}`,
    tree: { kind: 'like', key, not, match, text },
  };
}

const between = (key: string, not: boolean, from: Value, to: Value): Piece => ({
  sql: `${key}${not ? ' not' : ''} between ${bare(from)} and ${bare(to)}`,
  tree: { kind: 'between', key, not, from, to },
});

const within = (key: string, not: boolean, values: readonly Value[]): Piece => ({
  sql: `${key}${not ? ' not' : ''} in (${values.map(bare).join(', ')})`,
  tree: { kind: 'in', key, not, values },
});

const group = (kind: 'and' | 'or', ...pieces: readonly Piece[]): Piece => ({
  sql: pieces
    .map(({ sql, tree }) => (tree.kind === 'and' || tree.kind === 'or' ? `(${sql})` : sql))
    .join(` ${kind} `),
  tree: { kind, terms: pieces.map(({ tree }) => tree) },
});

function terms(): Piece[] {
  const pieces: Piece[] = [];
  for (const key of TEXT_KEYS)
    for (const text of TEXTS) {
      for (const operator of ['=', '!='] as const) pieces.push(compare(key, operator, text));
      if (key === 'order_no')
        // An empty text at the end is written like one at the start.
        for (const match of ['contains', 'starts', 'ends', 'equals'] as const)
          for (const not of [false, true])
            if (match !== 'ends' || text !== '') pieces.push(like(key, not, match, text));
    }
  for (const key of NUMBER_KEYS)
    for (const number of NUMBERS) for (const sign of SIGNS) pieces.push(compare(key, sign, number));
  for (const key of DATE_KEYS)
    for (const day of DAYS) for (const sign of SIGNS) pieces.push(compare(key, sign, day));
  for (const not of [false, true]) {
    for (const [from, to] of [
      [1, 2],
      [-5, 5],
      [0.5, 0.75],
      [9, 1],
    ] as const)
      pieces.push(between('cut_num', not, from, to));
    pieces.push(between('work_date', not, '2024-03-01', '2024-03-31'));
    pieces.push(between('style_no', not, 'A', 'M'));
    for (const values of [[1], [1, 2, 3], [0, -1]]) pieces.push(within('status', not, values));
    for (const values of [['红'], ["a'b", 'c,d', ')'], ['']])
      pieces.push(within('color', not, values));
    pieces.push(within('ship_date', not, DAYS));
  }
  return pieces;
}

function groups(all: readonly Piece[]): Piece[] {
  // Patterns that scan are limited to two a text; they have cases of their own below.
  const quiet = all.filter(({ tree }) => !(tree.kind === 'like' && tree.match !== 'starts'));
  const at = (index: number): Piece => quiet[index % quiet.length] ?? compare('status', '=', 1);
  const pieces: Piece[] = [];
  for (let n = 0; n < 24; n++) {
    const [a, b, c, d, e] = [
      at(n * 7),
      at(n * 11 + 3),
      at(n * 13 + 5),
      at(n * 17 + 7),
      at(n * 19 + 1),
    ] as const;
    pieces.push(group('and', a, b), group('or', b, c));
    pieces.push(
      group('and', a, group('or', b, c)),
      group('or', group('and', a, b), group('and', c, d)),
    );
    pieces.push(group('and', group('or', a, group('and', b, c)), d, e));
  }
  return pieces;
}

/** Texts a person or another program may send that mean the same as a written one. */
function variants(): GoldenCase[] {
  const one = compare('status', '=', 1);
  const two = compare('cut_num', '>=', 100);
  const both = group('and', one, two);
  const scan = like('order_no', false, 'contains', 'SO');
  const variant = (sql: string, { sql: written, tree }: Piece): GoldenCase => ({
    sql,
    written,
    tree,
  });
  return [
    variant('  status=1 ', one),
    variant('status= 1', one),
    variant('and status = 1', one),
    variant('AND status = 1 AND cut_num>=100', both),
    variant('status = 1\nand\tcut_num >= 100', both),
    variant('(status = 1) and (cut_num >= 100)', both),
    variant('((((status = 1))))', one),
    variant('(status = 1 and cut_num >= 100)', both),
    variant('status <> 1', compare('status', '!=', 1)),
    variant('status = 01', one),
    variant('status = 1.0', one),
    variant("cut_num >= '100'", two),
    variant('status Between 1 And 2', between('status', false, 1, 2)),
    variant('status NOT IN(1,2)', within('status', true, [1, 2])),
    variant("order_no LIKE '%SO%'", scan),
    variant("order_no like '%A%B_C%'", like('order_no', false, 'contains', 'A%B_C')),
    variant("order_no like  '%'", like('order_no', false, 'starts', '')),
    variant("order_no like '\\%'", like('order_no', false, 'equals', '%')),
    variant("order_no like '\\A%'", like('order_no', false, 'starts', 'A')),
    variant("create_date = '2024-03-20 23:59:59'", compare('create_date', '=', '2024-03-20')),
    variant("create_date in ('2024-03-20 00:00:00')", within('create_date', false, ['2024-03-20'])),
    variant(
      'a = 1 and (b = 2 and c = 3)',
      group('and', compare('a', '=', 1), compare('b', '=', 2), compare('c', '=', 3)),
    ),
    variant(
      'a = 1 or b = 2 and c = 3',
      group('or', compare('a', '=', 1), group('and', compare('b', '=', 2), compare('c', '=', 3))),
    ),
    variant(
      `${scan.sql} and ${like('color', false, 'ends', '红').sql}`,
      group('and', scan, like('color', false, 'ends', '红')),
    ),
    variant('and_x  = 1', compare('and_x', '=', 1)),
    variant('nothing=1', compare('nothing', '=', 1)),
  ];
}

const fault = (sql: string, name: ConditionFault, position: number): GoldenCase => ({
  sql,
  fault: name,
  position,
});

/** Everything that must not reach a database. Positions are counted by hand. */
function faults(): GoldenCase[] {
  const many = Array.from({ length: 33 }, (_, index) => `a${index} = 1`);
  const members = Array.from({ length: 501 }, () => '1');
  return [
    fault('status', 'unexpected', 6),
    fault('status =', 'unexpected', 8),
    fault('= 1', 'unexpected', 0),
    fault('status = 1 and', 'unexpected', 14),
    fault('status = 1 or or a = 2', 'unexpected', 14),
    fault('status = 1 cut_num = 2', 'unexpected', 11),
    fault('(status = 1', 'unexpected', 11),
    fault('status = 1)', 'unexpected', 10),
    fault('()', 'unexpected', 1),
    fault('status = cut_num', 'unexpected', 9),
    fault('1 = 1', 'unexpected', 0),
    fault("'a' = 'a'", 'unexpected', 0),
    fault('lower(name) = 1', 'unexpected', 5),
    fault('status is null', 'unexpected', 7),
    fault('status = null', 'unexpected', 9),
    fault('not status = 1', 'unexpected', 0),
    fault('status in ()', 'unexpected', 11),
    fault('status in 1', 'unexpected', 10),
    fault('status in (1,)', 'unexpected', 13),
    fault('status between 1', 'unexpected', 16),
    fault('status between 1 or 2', 'unexpected', 17),
    fault('status like 1', 'unexpected', 12),
    fault('status not = 1', 'unexpected', 11),
    fault('select = 1 union select 1', 'unexpected', 11),
    fault('and', 'unexpected', 3),
    fault('like = 1', 'unexpected', 0),
    fault('status = 1; drop table x', 'unknown-character', 10),
    fault('status = 1 -- x', 'unknown-character', 11),
    fault('status = 1 /* x */', 'unknown-character', 11),
    fault('status = $1', 'unknown-character', 9),
    fault('status = :a', 'unknown-character', 9),
    fault('status = ?', 'unknown-character', 9),
    fault('status = 1::int', 'unknown-character', 10),
    fault('status = 1 + 1', 'unknown-character', 11),
    fault("status = 'a' || 'b'", 'unknown-character', 13),
    fault("status = E'a'", 'unexpected', 9),
    fault("status = U&'a'", 'unknown-character', 10),
    fault('status = $$a$$', 'unknown-character', 9),
    fault('"status" = 1', 'unknown-character', 0),
    fault('o.status = 1', 'unknown-character', 1),
    fault('状态 = 1', 'unknown-character', 0),
    fault('ｓtatus = 1', 'unknown-character', 0),
    fault('status = 1e5', 'unknown-character', 9),
    fault('status = 1.', 'unknown-character', 9),
    fault('status = 0x10', 'unknown-character', 9),
    fault('1status = 1', 'unknown-character', 0),
    fault('status == 1', 'unexpected', 8),
    fault('status ! 1', 'unknown-character', 7),
    fault("status = 'a", 'open-text', 9),
    fault("status = 'a''", 'open-text', 9),
    fault('status = \u0000', 'control-character', 9),
    fault("name = 'a\u0007b'", 'control-character', 9),
    fault('cut_num = 1234567890123456', 'not-a-number', 10),
    fault("cut_num = 'abc'", 'not-a-number', 10),
    fault("cut_num = ''", 'not-a-number', 10),
    fault("cut_num in (1, 'x')", 'not-a-number', 15),
    fault("delivery_date = 'soon'", 'not-a-date', 16),
    fault('delivery_date = 20240301', 'not-a-date', 16),
    fault("delivery_date = '2024-13-01'", 'not-a-date', 16),
    fault("delivery_date between '2024-03-01' and ''", 'not-a-date', 39),
    fault("delivery_date like '%2024%'", 'bad-like', 14),
    fault("cut_num not like '%1%'", 'bad-like', 8),
    fault("name like '%a\\'", 'bad-like', 10),
    fault(`${'('.repeat(5)}a = 1${')'.repeat(5)}`, 'too-deep', 4),
    fault(many.join(' and '), 'too-many-terms', many.slice(0, 32).join(' and ').length + 5),
    fault(`status in (${members.join(',')})`, 'too-many-members', 11 + 500 * 2),
    fault(`name = '${'x'.repeat(201)}'`, 'value-too-long', 7),
    fault(`name = 1${' '.repeat(4096)}`, 'too-long', 4096),
    fault("a like '%x%' and b like '%y' and c like '%z%'", 'too-many-scans', 40),
    fault(`${'k'.repeat(64)} = 1`, 'unknown-character', 0),
  ];
}

const all = terms();
const exact = [...all, ...groups(all)].map(({ sql, tree }) => ({ sql, written: sql, tree }));
const around = [...variants(), ...faults()];
const COUNT = 500;
const step = exact.length / (COUNT - around.length);
const chosen = Array.from({ length: COUNT - around.length }, (_, n) => exact[Math.floor(n * step)]);
const cases = [...chosen, ...around];

const file = new URL('../src/conditions/golden.json', import.meta.url);
writeFileSync(file, `[\n${cases.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);
process.stdout.write(`${exact.length} written, ${cases.length} kept\n`);
