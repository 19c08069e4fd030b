import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type StatementColumn,
  type StatementReader,
  statementReader,
} from '../../../apps/server/src/testing/statements/statement-columns.ts';
import { compareRows, type SeenRows } from '../../../scripts/lib/statements/recorded-rows.ts';
import {
  type RowClaim,
  rowClaims,
  type SeenKind,
  type WireKind,
} from '../../../scripts/lib/statements/row-claims.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What `database/wire-types.ts` makes of a column; everything not listed stays text. */
const KINDS = new Map<number, WireKind>([
  [16, 'boolean'],
  [21, 'number'],
  [23, 'number'],
  [26, 'number'],
  [700, 'number'],
  [701, 'number'],
  [114, 'json'],
  [3802, 'json'],
  [1000, 'boolean[]'],
  [1005, 'number[]'],
  [1007, 'number[]'],
  [1022, 'number[]'],
  [1009, 'text[]'],
  [1015, 'text[]'],
  [1016, 'text[]'],
  [1182, 'text[]'],
  [1185, 'text[]'],
  [1231, 'text[]'],
  [2951, 'text[]'],
]);

let reader: StatementReader;
beforeAll(async () => {
  reader = await statementReader();
});
afterAll(() => reader.close());

/** Where a call says of its rows what the database does not. */
function faultsOf({ place, fields = [] }: RowClaim, columns: readonly StatementColumn[]): string[] {
  const kinds = new Map(columns.map(({ field, typeOid }) => [field, KINDS.get(typeOid) ?? 'text']));
  return fields.flatMap(({ name, type, isOptional, holds }) => {
    const kind = kinds.get(name);
    if (kind === undefined) return isOptional ? [] : [`${place} ${name}: ${type} is no column`];
    return holds(kind) ? [] : [`${place} ${name}: ${type} is ${kind}`];
  });
}

/** What is wrong with the claims of a folder, and which calls only a running program can answer. */
async function checked(config: string, folder: string) {
  const faults: string[] = [];
  const undescribed: string[] = [];
  const claims = rowClaims(`${ROOT}${config}`, `${ROOT}${folder}`);
  for (const claim of claims) {
    if (!claim.fields) continue;
    const columns = claim.text && (await reader.columnsOf(claim.text).catch((error) => `${error}`));
    if (typeof columns === 'object') faults.push(...faultsOf(claim, columns));
    else undescribed.push(`${claim.place} ${columns ?? 'is put together at run time'}`);
  }
  return { calls: claims.length, faults, undescribed };
}

test('the rows of a statement are what its call says they are', async () => {
  const { calls, faults, undescribed } = await checked(
    'apps/server/tsconfig.json',
    'apps/server/src/',
  );
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(500);
  // What these bring is compared while the server's tests run.
  process.stdout.write(
    `${undescribed.length} statements that the database cannot describe:\n${undescribed.join('\n')}\n`,
  );
}, 300_000);

test('a column that is not there, or has another type, is named with its place', async () => {
  const folder = 'tests/contract/statements/fixture/';
  const { calls, faults, undescribed } = await checked(`${folder}tsconfig.json`, folder);
  expect(calls).toBe(5);
  expect(faults).toEqual([
    'claims.ts:12 colour: string is no column',
    'claims.ts:15 total: number is text',
    'claims.ts:18 codes: string is text[]',
  ]);
  expect(undescribed).toEqual(['claims.ts:20 is put together at run time']);
}, 300_000);

/** Rows that came, with the kinds of each field's values in all of them. */
const came = (rows: number, kinds: Record<string, SeenKind[]>): SeenRows => ({
  rows,
  fields: new Map(
    Object.entries(kinds).map(([name, all]) => [name, { times: rows, kinds: new Set(all) }]),
  ),
});

test('a row that came otherwise than its call says is named, and a call to which none came', () => {
  const folder = 'tests/contract/statements/fixture/';
  const claims = rowClaims(`${ROOT}${folder}tsconfig.json`, `${ROOT}${folder}`);
  const seen = new Map<string, SeenRows>([
    [
      'claims.ts:7',
      came(2, { id: ['text'], isDefault: ['text'], createDate: ['text', 'null'], name: ['text'] }),
    ],
    ['claims.ts:12', came(1, { id: ['text'] })],
    ['claims.ts:15', came(0, {})],
    ['claims.ts:18', came(1, { codes: ['object'] })],
    ['claims.ts:20', came(3, { id: ['text'] })],
  ]);
  expect(compareRows(claims, seen)).toEqual({
    faults: [
      'claims.ts:7 isDefault: number was text',
      'claims.ts:7 createDate: string was null',
      'claims.ts:12 colour: string was missing',
      'claims.ts:18 codes: string was object',
    ],
    extra: ['claims.ts:7 name'],
    neverSeen: ['claims.ts wrongKind'],
  });
});
