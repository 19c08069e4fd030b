import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type OperationFacts, operations } from '../generated/operations.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { allRecords } from './all-records.ts';
import type { AnyResource } from './resource.ts';
import { knownRecords, samples } from './testing/sample-records.ts';
import { foreignUses } from './uses/uses.sql.ts';

let server: TestServer;
let known: Record<string, string>;
let serial = 100;

beforeAll(async () => {
  server = await testServer();
  known = await knownRecords(server, 'acme.admin');
});
afterAll(() => server.close());

const ADMIN = 'acme.admin';

const send = async (id: string | undefined, input: object, who = ADMIN) => {
  const { method, path } = operations[id as keyof typeof operations] as OperationFacts;
  return (await server.call(who, method, path, input)).body;
};

/** A valid body with keys of its own. */
async function draft({
  operations: { create: creation },
  references = {},
}: AnyResource): Promise<Record<string, unknown>> {
  const at = String(++serial);
  const sample = samples[creation];
  if (!sample) throw new Error(`${creation} has no sample`);
  if (!('customerId' in references) && creation !== 'createBundleSplitRule')
    return sample(at, known);
  const { data } = await send('createCustomer', samples.createCustomer?.(`F${at}`, known) ?? {});
  return sample(at, { ...known, freshCustomer: data.id });
}

const create = async (record: AnyResource, body?: object) =>
  send(record.operations.create, body ?? (await draft(record)));

const rowsOf = async (record: AnyResource, query: object = {}) => {
  const { data } = await send(record.operations.list, { pageNum: 1, pageSize: 1000, ...query });
  return (data.list ?? data) as { id: string; version: number; [field: string]: unknown }[];
};

const named = allRecords.map((record) => [record.operations.create, record] as const);

describe.each(named)('%s', (_, record) => {
  test('a record comes back as it was sent, and is listed', async () => {
    const body = await draft(record);
    const { data, status } = await create(record, body);
    expect([status, data.version]).toEqual([200, 0]);
    const shared = Object.entries(body).filter(
      ([field, value]) => typeof value !== 'object' && field in data,
    );
    expect(shared.length).toBeGreaterThan(0);
    for (const [field, value] of shared)
      expect([field, plain(data[field])]).toEqual([field, plain(value)]);
    expect(await rowsOf(record)).toContainEqual(data);
  });

  test('texts are trimmed, and an empty one is no text', async () => {
    const body = await draft(record);
    const [field] =
      Object.entries(body).find(([name]) => ['name', 'code', 'typeCode'].includes(name)) ?? [];
    if (field === undefined) return;
    const { data } = await create(record, { ...body, [field]: `  ${body[field]} ` });
    if (data[field] !== undefined) expect(data[field]).toBe(body[field]);
    const empty = await create(record, { ...(await draft(record)), [field]: '   ' });
    expect(empty.status).toBe(10009);
  });

  test('a taken key is refused in words', async () => {
    if (!record.keys) return;
    const body = {
      ...(await draft(record)),
      ...(record.table === 'ccm.workflow' && { isEnabled: 1 }),
    };
    expect((await create(record, body)).status).toBe(200);
    const again = await create(record, body);
    expect([10009, 10202]).toContain(again.status);
    expect(again.data).not.toMatch(/记录|[a-z]+_[a-z]+/);
  });

  test('a code is the same one in any case and width; the refusal names it', async () => {
    const codes = (record.keys ?? []).flatMap(({ code }) => (code ? [fieldOf(code.column)] : []));
    for (const field of codes) {
      const first = await draft(record);
      if (typeof first[field] !== 'string') continue;
      const code = String(first[field]);
      expect((await create(record, first)).status).toBe(200);
      for (const spelling of [code, code.toLowerCase(), wide(code)]) {
        const other = { ...first, ...(await draft(record)), ...placeOf(record, first) };
        const { status, data } = await create(record, { ...other, [field]: spelling });
        expect([status, data]).toEqual([10009, expect.stringContaining(`已存在：${code}`)]);
      }
    }
  });

  test('a change raises the version; a stale one is refused and names who was faster', async () => {
    const body = await draft(record);
    const { data: made } = await create(record, body);
    const change = { ...body, id: made.id, version: 0 };
    const first = await send(record.operations.update, change);
    expect([first.status, first.data.version]).toEqual([200, 1]);
    const second = await send(record.operations.update, change);
    expect(second.status).toBe(10102);
    expect(second.data).toContain(ADMIN);
  });

  test('another company neither sees nor changes the record', async () => {
    const body = await draft(record);
    const { data: made } = await create(record, body);
    const foreign = 'rival.admin';
    const { data } = await send(record.operations.list, { pageNum: 1, pageSize: 1000 }, foreign);
    const ids = ((data.list ?? data) as { id: string }[]).map(({ id }) => id);
    expect(ids).not.toContain(made.id);
    const missing = await send(record.operations.update, { ...body, id: '1', version: 0 }, foreign);
    const theirs = await send(
      record.operations.update,
      { ...body, id: made.id, version: 0 },
      foreign,
    );
    expect(theirs).toEqual(missing);
    expect(theirs.status).toBe(10009);
    const gone = await send(record.operations.remove, { id: made.id, version: 0 }, foreign);
    expect(gone.status).toBe(10009);
    expect((await rowsOf(record)).map(({ id }) => id)).toContain(made.id);
  });

  test('a reference into another company reads like a missing one', async () => {
    const references = Object.entries(record.references ?? {});
    for (const [field, reference] of references) {
      const body = await draft(record);
      const value = reference?.by === undefined ? '1' : 'ZZZ';
      const { status, data } = await create(record, {
        ...body,
        [field]: Array.isArray(body[field]) ? [value] : value,
      });
      expect([field, status, data]).toEqual([field, 10009, `${reference?.what.zh}不存在`]);
    }
  });

  test('a deleted record is gone, its keys are free again, and who comes later reads who deleted it', async () => {
    const body = await draft(record);
    const { data: made } = await create(record, body);
    const gone = await send(record.operations.remove, { id: made.id, version: 0 });
    expect(gone).toMatchObject({ status: 200, data: true });
    expect((await rowsOf(record)).map(({ id }) => id)).not.toContain(made.id);
    for (const version of [0, 1]) {
      const again = { id: made.id, version };
      const removed = await send(record.operations.remove, again);
      expect([removed.status, removed.data]).toEqual([10102, expect.stringContaining('删除')]);
      expect(removed.data).toContain(ADMIN);
      expect(await send(record.operations.update, { ...body, ...again })).toEqual(removed);
    }
    expect((await create(record, body)).status).toBe(200);
  });

  test('a record that others name is not deleted', async () => {
    for (const user of allRecords) {
      const [field, reference] =
        Object.entries(user.references ?? {}).find(([, to]) => to?.table === record.table) ?? [];
      if (field === undefined || user.table === 'ccm.category') continue;
      const kind = reference?.kind === undefined ? {} : { kind: reference.kind };
      const { data: made } = await create(record, { ...(await draft(record)), ...kind });
      const value = reference?.by === undefined ? made.id : made[reference.by];
      const body = await draft(user);
      await create(user, { ...body, [field]: Array.isArray(body[field]) ? [value] : value });
      const { status, data } = await send(record.operations.remove, { id: made.id, version: 0 });
      expect([field, status]).toEqual([field, 10202]);
      expect(data).toMatch(/使用|下级/);
    }
  });

  test('it is switched off and on, each record with its own outcome', async () => {
    const { changeStatus } = record.operations;
    if (changeStatus === undefined) return;
    const { data: made } = await create(record);
    const off = await send(changeStatus, { ids: [made.id, '1'], status: 1 });
    expect(off.data).toEqual({
      okIds: [made.id],
      fails: [{ id: '1', text: `${record.what.zh}不存在` }],
    });
    const row = (await rowsOf(record)).find(({ id }) => id === made.id);
    expect(row).toMatchObject({ status: 1, version: 1 });
    const many = Array.from({ length: 501 }, (_, at) => String(at + 1));
    expect((await send(changeStatus, { ids: many, status: 1 })).status).toBe(10009);
  });

  test('the list is sorted, searched and paged by what the document names', async () => {
    const facts = operations[record.operations.list] as OperationFacts;
    if (!facts.columns) return;
    for (const { key, sort, search, filter } of Object.values(facts.columns)) {
      if (key === undefined) continue;
      if (sort) {
        const { status } = await send(record.operations.list, { order: `${key} desc` });
        expect([key, status]).toEqual([key, 200]);
      }
      if (search && !/_(num|date)$/.test(key)) {
        const { status } = await send(record.operations.list, { sql: `${key} like '%nothing%'` });
        expect([key, status]).toEqual([key, 200]);
      }
      if (filter) {
        const { status } = await send(record.operations.list, {
          filter: JSON.stringify({ [key]: [null] }),
        });
        expect([key, status]).toEqual([key, 200]);
      }
    }
    const page = await send(record.operations.list, { pageNum: 1, pageSize: 1 });
    expect(page.data.list).toHaveLength(1);
    expect(page.data.total).toBeGreaterThan(0);
    const unknown = await send(record.operations.list, { order: 'company_id desc' });
    expect(unknown.status).toBe(10009);
  });

  test('nobody writes without the button', async () => {
    const body = await draft(record);
    const { data: made } = await create(record, body);
    const attempts = [
      await send(record.operations.create, body, 'acme.worker'),
      await send(record.operations.update, { ...body, id: made.id, version: 0 }, 'acme.worker'),
      await send(record.operations.remove, { id: made.id, version: 0 }, 'acme.worker'),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([10401, 10401, 10401]);
  });

  test('every change is in the log and published to the browsers', async () => {
    const body = await draft(record);
    const { data: made } = await create(record, body);
    await send(record.operations.update, { ...body, id: made.id, version: 0 });
    await send(record.operations.remove, { id: made.id, version: 1 });
    const log = await server.query<{ action: string }>(sql`
      select action from mes2.biz_log where biz_id = ${made.id} order by id`);
    expect(log.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });
});

test('the catalogue says who uses a record, also where no record of ours does', async () => {
  const uses = await server.engine.system((tx) => foreignUses(tx, 'ccm.color'));
  expect(uses).toContainEqual({ table: 'mes2.order_color', column: 'color_id', hasFlag: true });
  expect(uses.map(({ table }) => table)).toContain('mes2.bundle');
});

/** Exact numbers come back with the places of their column. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+\.\d+$/.test(value) ? Number(value) : value;

const fieldOf = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** As a Chinese input method types it. */
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** The fields within whose values a code is unique. */
const placeOf = ({ keys = [] }: AnyResource, body: Record<string, unknown>) =>
  Object.fromEntries(
    keys
      .flatMap(({ code }) => code?.within ?? [])
      .map((column) => [fieldOf(column), body[fieldOf(column)]]),
  );
