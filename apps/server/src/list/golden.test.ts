import { DomainError } from '@garment-mes/domain/refusals';
import type { Condition, Value } from '@garment-mes/sdk/conditions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import golden from '../../../../packages/sdk/src/conditions/golden.json' with { type: 'json' };
import { ident, join, sql } from '../database/engine.ts';
import { type TestEngine, testEngines } from '../testing/engines.ts';
import type { ColumnKind, ListColumn } from './columns.ts';
import { compileConditions } from './compiler.ts';

interface Case {
  readonly sql: string;
  readonly tree?: unknown;
  readonly fault?: string;
}

const cases: readonly Case[] = golden;
const readable = cases.flatMap(({ sql: text, tree }) =>
  tree === undefined ? [] : [{ text, tree: tree as Condition }],
);
const refused = cases.filter(({ fault }) => fault !== undefined);

type Term = Exclude<Condition, { terms: unknown }>;
const termsOf = (condition: Condition): Term[] =>
  'terms' in condition ? condition.terms.flatMap(termsOf) : [condition];
const terms = readable.flatMap(({ tree }) => termsOf(tree));
const keys = [...new Set(terms.map(({ key }) => key))];

const kindOf = (key: string): ColumnKind => {
  if (key === 'create_date') return 'timestamp';
  if (key.endsWith('_date')) return 'date';
  const isNumber = terms.some(
    (term) => term.key === key && term.kind === 'compare' && typeof term.value === 'number',
  );
  return isNumber ? 'number' : 'text';
};
const TYPES = { timestamp: 'timestamptz', date: 'date', number: 'numeric', text: 'text' } as const;
const typeOf = (key: string) => TYPES[kindOf(key) as keyof typeof TYPES];

/** Values that match the golden texts, and values close to them. */
const literals = (key: string): (string | number)[] => {
  const meant = terms
    .filter((term) => term.key === key)
    .flatMap((term): Value[] => {
      if (term.kind === 'compare') return [term.value];
      if (term.kind === 'between') return [term.from, term.to];
      return term.kind === 'in' ? [...term.values] : [term.text];
    });
  const kind = kindOf(key);
  if (kind === 'number')
    return [...new Set(meant.flatMap((one) => [Number(one), Number(one) + 1]))];
  if (kind === 'timestamp')
    return [...new Set(meant)].flatMap((day) => [`${day} 00:00:00`, `${day} 23:59:59`]);
  if (kind === 'date') return [...new Set(meant.map(String)), '2024-03-15'];
  return [...new Set(meant.flatMap((one) => [`${one}`, `x${one}`, `${one}x`, `x${one}x`]))];
};

type Row = { readonly id: number } & Readonly<Record<string, string | number | null>>;
const ROWS = 160;
const rows: readonly Row[] = Array.from({ length: ROWS }, (_, at) => ({
  id: at,
  ...Object.fromEntries(
    keys.map((key, place) => {
      const drawn = [null, ...literals(key)];
      return [key, drawn[(at * (2 * place + 1) + place) % drawn.length] ?? null];
    }),
  ),
}));

/** What a text means, said without the database: nothing equals a missing value, everything differs from it. */
function holds(condition: Condition, row: Row): boolean {
  if ('terms' in condition) {
    const one = (term: Condition) => holds(term, row);
    return condition.kind === 'and' ? condition.terms.every(one) : condition.terms.some(one);
  }
  const cell = row[condition.key] ?? null;
  if (condition.kind === 'compare') {
    if (cell === null) return condition.operator === '!=';
    const order = orderOf(condition.key, cell, condition.value);
    return {
      '=': isEqual(condition.key, cell, condition.value),
      '!=': !isEqual(condition.key, cell, condition.value),
      '>': order > 0,
      '>=': order >= 0,
      '<': order < 0,
      '<=': order <= 0,
    }[condition.operator];
  }
  return cell === null ? condition.not : inside(condition, cell) !== condition.not;
}

/** In any case and width, as people type. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase();

function inside(term: Exclude<Term, { kind: 'compare' }>, cell: string | number): boolean {
  const order = (value: Value) => orderOf(term.key, cell, value);
  if (term.kind === 'between') return order(term.from) >= 0 && order(term.to) <= 0;
  if (term.kind === 'in') return term.values.some((value) => isEqual(term.key, cell, value));
  const text = fold(String(cell)).trim();
  const wanted = fold(term.text);
  return {
    contains: text.includes(wanted),
    starts: text.startsWith(wanted),
    ends: text.endsWith(wanted),
    equals: text === wanted,
  }[term.match];
}

const isEqual = (key: string, cell: string | number, value: Value): boolean =>
  kindOf(key) === 'text'
    ? fold(String(cell)).trim() === fold(String(value)).trim()
    : orderOf(key, cell, value) === 0;

function orderOf(key: string, cell: string | number, value: Value): number {
  const kind = kindOf(key);
  if (kind === 'number') return Number(cell) - Number(value);
  if (kind === 'timestamp') return compareTexts(String(cell).slice(0, 10), String(value));
  return compareTexts(String(cell), String(value));
}
const compareTexts = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const columns = {
  all: [],
  byKey: new Map(
    keys.map((key): [string, ListColumn] => {
      const shown = sql`r.${ident(key)}`;
      const format = kindOf(key) === 'number' ? 'decimal' : undefined;
      const facts = { key, type: 'string', ...(format && { format }) };
      const plain = { spelling: 'typed' as const, pinyin: undefined };
      return [key, { field: key, facts, kind: kindOf(key), shown, compared: shown, ...plain }];
    }),
  ),
};

test('what the texts of the other side may not say is refused here in one sentence', () => {
  expect(refused.length + readable.length).toBe(500);
  for (const { sql: text } of refused) {
    const compile = () => compileConditions(text, columns);
    expect(compile, text).toThrow(DomainError);
    expect(compile, text).toThrow(expect.objectContaining({ code: 'invalid-value' }));
  }
});

describe.each(testEngines)('on $kind', ({ open }) => {
  let tested: TestEngine;
  beforeAll(async () => {
    tested = await open();
  }, 300_000);
  afterAll(() => tested.close());

  test('every text that the other side reads finds the rows that it means', async () => {
    const found = await tested.engine.system(
      async (tx) => {
        const declared = keys.map(
          (key) =>
            sql`${ident(key)} ${ident(typeOf(key))}${typeOf(key) === 'text' ? sql` collate "C"` : sql``}`,
        );
        await tx.run(sql`create temp table golden_row (id int, ${join(declared)}) on commit drop`);
        await tx.run(sql`
          insert into golden_row
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id int, ${join(
            keys.map((key) => sql`${ident(key)} ${ident(typeOf(key))}`),
          )})`);
        const answers: number[][] = [];
        for (const { text } of readable) {
          const where = compileConditions(text, columns) ?? sql`true`;
          const ids = await tx.all<{ id: number }>(
            sql`select id from golden_row r where ${where} order by id`,
          );
          answers.push(ids.map(({ id }) => id));
        }
        return answers;
      },
      { timeZone: 'Asia/Shanghai', statementMs: 60_000 },
    );
    let met = 0;
    for (const [at, { text, tree }] of readable.entries()) {
      const meant = rows.filter((row) => holds(tree, row)).map(({ id }) => id);
      expect(found[at], text).toEqual(meant);
      if (meant.length > 0 && meant.length < ROWS) met += 1;
    }
    // The rows distinguish most texts; what is left are equalities that no row meets all of.
    expect(met).toBeGreaterThan(readable.length * 0.75);
  });
});
