import { expect } from 'vitest';
import { ident, join, type Sql, sql } from '../database/engine.ts';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import type { TestServer } from './test-server.ts';

/** A report, and what its figures have to be. */
export interface Recount {
  readonly server: TestServer;
  /** User name of somebody who sees the report. */
  readonly who: string;
  readonly operation: OperationId;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Fields that tell its rows apart. */
  readonly key: readonly string[];
  /**
   * The same rows from the facts, written from the formulas and not from the statement of the report: columns
   * by the names of the fields in snake case. Fields that it leaves out are not compared.
   */
  readonly plain: Sql;
  /** Totals that are no sums of the field, as aggregates over the columns of `plain`. */
  readonly ratios?: Readonly<Record<string, Sql>>;
}

type Row = Readonly<Record<string, unknown>>;

/** A page of this size is read after the other, so that totals have to be those of all pages. */
const PAGE = 20;

const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `12.50` and `12.5` are one figure. */
const figure = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value;

const figures = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries(fields.map((field) => [field, figure(row[field])]));

/**
 * Holds a report to the facts: every row, the number of rows, each total that the report gives of a field that
 * adds up, and each of `ratios`, over all pages.
 *
 * @throws an assertion that names the row or the total
 */
export async function expectRecounted(recount: Recount): Promise<void> {
  const { server, operation, key, plain, ratios = {} } = recount;
  const { columns = {} }: OperationFacts = operations[operation];
  const facts = await server.query<Row>(plain);
  expect(facts.length, `${operation}: rows to compare`).toBeGreaterThan(0);
  const fields = Object.keys(facts[0] ?? {}).filter((field) => Object.hasOwn(columns, field));
  expect(fields, `${operation}: fields that tell rows apart`).toEqual(
    expect.arrayContaining([...key]),
  );

  const { rows, total, sum } = await readAll(recount);
  const nameOf = (row: Row) => key.map((field) => figure(row[field])).join(' / ');
  const shown = new Map(rows.map((row) => [nameOf(row), figures(row, fields)]));
  expect(shown.size, `${operation}: rows told apart by ${key.join(', ')}`).toBe(rows.length);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(facts.map((row) => [nameOf(row), figures(row, fields)])),
  );

  const added = fields.filter((field) => columns[field]?.sum && ratios[field] === undefined);
  const aggregates = [
    sql`count(*)::int as total`,
    ...added.map((field) => sql`sum(p.${ident(columnOf(field))}) as ${ident(columnOf(field))}`),
    ...Object.entries(ratios).map(([field, ratio]) => sql`${ratio} as ${ident(columnOf(field))}`),
  ];
  const [counted = {}] = await server.query<Row>(sql`select ${join(aggregates)} from (${plain}) p`);
  const totals = [...added, ...Object.keys(ratios)];
  expect({ total, ...figures(asNumbers(sum), totals) }).toEqual({
    total: counted.total,
    ...figures(asNumbers(counted), totals),
  });
}

/** Sums of whole numbers come as texts from the database and as numbers from the service. */
const asNumbers = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
    ]),
  );

async function readAll({ server, who, operation, query }: Recount) {
  const { path }: OperationFacts = operations[operation];
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { body } = await server.call(who, 'GET', path, { ...query, pageNum, pageSize: PAGE });
    expect(body, `${operation} page ${pageNum}`).toMatchObject({ status: 200 });
    const { list, total, sum = {} } = body.data as { list: Row[]; total: number; sum?: Row };
    rows.push(...list);
    if (list.length < PAGE) return { rows, total, sum };
  }
}
