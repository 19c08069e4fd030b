import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, recordCaller } from '../../resources/testing/record-caller.ts';

let caller: Caller;
beforeAll(async () => {
  caller = await recordCaller();
});
afterAll(() => caller.close());

interface Entry {
  readonly code: string;
  readonly kind: string;
  readonly id: string;
  readonly parentId: string | null;
  readonly sort: number;
}

const sheet = (kind: string, ...lines: readonly (readonly [string, string, string?])[]) => ({
  kind,
  rows: lines.map(([code, name, parentCode], at) => ({
    row: at + 2,
    code,
    name,
    parentCode: parentCode ?? null,
  })),
});
const take = (body: object) => caller.ok('POST', '/mes2/treeDict/import', body);
const tree = async (kind: string): Promise<readonly string[]> => {
  const all: readonly Entry[] = await caller.ok('GET', '/mes2/treeDict/list');
  const codes = new Map(all.map(({ id, code }) => [id, code]));
  return all
    .filter((entry) => entry.kind === kind)
    .map(({ code, parentId, sort }) => `${codes.get(parentId ?? '') ?? ''}/${code} ${sort}`)
    .sort();
};

test('hangs the rows of a sheet below each other, in its order, behind what is there', async () => {
  await caller.ok('POST', '/mes2/treeDict', { code: 'OLD', name: '旧', kind: 'material' });
  const answer = await take(
    sheet('material', ['Z', '面料'], ['A', '辅料'], ['Z2', '梭织', 'Z'], ['Z1', '针织', 'ｚ']),
  );
  expect(answer).toEqual({ okNum: 4, errors: [] });
  expect(await tree('material')).toEqual(['/A 2', '/OLD 0', '/Z 1', 'Z/Z1 1', 'Z/Z2 0']);
});

test('refuses single rows in the words of the form and takes the others', async () => {
  const deep = Array.from(
    { length: 9 },
    (_, at) => [`D${at + 1}`, `级${at + 1}`, at === 0 ? undefined : `D${at}`] as const,
  ).map(([code, name, parent]) =>
    parent ? ([code, name, parent] as const) : ([code, name] as const),
  );
  const answer = await take(
    sheet(
      'process',
      ...deep,
      ['ｄ1', '又一个'],
      ['X1', '无', 'NONE'],
      ['X2', '下级', 'D9'],
      ['Y', '好'],
    ),
  );
  expect(answer).toEqual({
    okNum: 9,
    errors: [
      { row: 10, field: null, text: '层级不能超过8级' },
      { row: 11, field: null, text: '编码已存在：D1' },
      { row: 12, field: null, text: '没有编码为 NONE 的上级' },
      { row: 13, field: null, text: '没有编码为 D9 的上级' },
    ],
  });
  expect(await tree('process')).toContain('/Y 1');
});

test('finds parents in the tree of the sheet alone, and takes no more rows than a portion', async () => {
  const other = await take(sheet('machine', ['M', '平车', 'Z']));
  expect(other).toMatchObject({ okNum: 0, errors: [{ text: '没有编码为 Z 的上级' }] });
  const many = Array.from({ length: 201 }, (_, at) => [`N${at}`, '多'] as const);
  const refused = await caller.call('POST', '/mes2/treeDict/import', sheet('machine', ...many));
  expect(refused.status).toBe(10009);
});
