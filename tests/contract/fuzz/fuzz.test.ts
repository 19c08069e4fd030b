import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessChanged } from '../../../apps/server/src/access/access-changed.ts';
import { ident, sql } from '../../../apps/server/src/database/engine.ts';
import { notYet } from '../../../apps/server/src/not-yet.ts';
import { type TestServer, testServer } from '../../../apps/server/src/testing/test-server.ts';
import { described } from '../documents.ts';
import { type DrawnRequest, drawnRequest } from '../drawn-request.ts';
import { KnownRecords } from '../known-records.ts';
import { mutate } from './mutations.ts';
import { randomOf } from './random.ts';
import { type Answered, send } from './send.ts';

const isLong = process.env.PROVE !== undefined;
const ROUNDS = isLong ? 60 : 6;
const SEED = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 1_000_000 : 2_403_017));

const ADMIN = 'cx.admin';
const RIVAL = 'jc.admin';
/** Has an account, belongs to the company, and has no job. */
const NOBODY = 'cx.guest';

/** Calls that end what the others need: the session, the rights or the company of the caller. Sent last. */
const ENDINGS = new Set([
  ...['revokeToken', 'refreshToken', 'createCompanyDeletion', 'createUserDeletion'],
  ...['releaseBinding', 'saveUserJobs', 'saveUserPermission', 'deleteUser', 'login'],
]);

const built = described
  .filter(({ id }) => !notYet.some((open) => open === id))
  .toSorted((a, b) => Number(ENDINGS.has(a.id)) - Number(ENDINGS.has(b.id)));

let server: TestServer;
const own = new KnownRecords();
const rival = new KnownRecords();
/** Ids of rows of the other companies. */
const foreign = new Set<string>();
let tables: { name: string }[];
let rivalRows: string;

async function learn(who: string, known: KnownRecords): Promise<void> {
  const reads = built.filter(({ method, service }) => method === 'GET' && service !== 'mmc');
  for (const pass of [0, 1])
    for (const operation of reads) {
      const asks = operation.parameters.some((one) => one.in !== 'header' && one.required === true);
      if (asks !== (pass === 1)) continue;
      const [subject = {}] = known.subjects(operation.path);
      const answer = await send(server, who, operation, drawnRequest(operation, known, subject));
      if (answer.status === 200) known.learn(operation, answer.data);
    }
}

/** A fingerprint of everything that belongs to the other companies. */
async function fingerprint(company: string): Promise<string> {
  const sums = await Promise.all(
    tables.map(({ name }) =>
      server.query<{ sum: string }>(sql`
        select coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${ident(name)} t
        where t.company_id <> ${company}`),
    ),
  );
  return sums.map(([row], at) => `${tables[at]?.name}=${row?.sum}`).join('\n');
}

let company: string;
beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
  tables = await server.query(sql`
    select n.nspname || '.' || c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('amc', 'mmc', 'ccm', 'mes2')
    order by 1`);
  await learn(ADMIN, own);
  await learn(RIVAL, rival);
  for (const { name } of tables) {
    const [has] = await server.query(sql`
      select 1 from pg_attribute where attrelid = ${name}::regclass and attname = 'id'`);
    if (!has) continue;
    const rows = await server.query<{ id: string }>(sql`
      select id::text from ${ident(name)} where company_id <> ${company} limit 20000`);
    for (const { id } of rows) foreign.add(id);
  }
  for (const { id } of await server.query<{ id: string }>(
    sql`select id::text from amc.company where id <> ${company}`,
  ))
    foreign.add(id);
  rivalRows = await fingerprint(company);
}, 300_000);
afterAll(() => server?.close());

/** What is wrong with an answer, whatever was asked. */
function fault({ http, status, text }: Answered, sent: DrawnRequest): string | undefined {
  if (http >= 500) return `HTTP ${http} ${text.slice(0, 300)}`;
  if (status === 9999) return `9999 ${text.slice(0, 300)}`;
  const asked = JSON.stringify([
    sent.path,
    sent.query,
    sent.body instanceof FormData ? 0 : sent.body,
  ]);
  for (const [, id = ''] of text.matchAll(/"(\d{15,19})"/g))
    if (foreign.has(id) && !asked.includes(id)) return `shows the foreign row ${id}`;
  return undefined;
}

describe(`every operation under fire, seed ${SEED}`, () => {
  test('the records of both companies are known well enough to ask about them', () => {
    expect(foreign.size).toBeGreaterThan(1_000);
    expect(own.subjects('/mes2/reduce/list')[0]).toHaveProperty('id');
    expect(rival.subjects('/mes2/reduce/list')[0]).toHaveProperty('id');
  });

  test('without a token nothing but the open calls is answered', async () => {
    const wrong: string[] = [];
    for (const operation of built) {
      const { status, http } = await send(
        server,
        undefined,
        operation,
        drawnRequest(operation, own, {}),
      );
      if (operation.access.kind !== 'open' && http !== 401)
        wrong.push(`${operation.id}: HTTP ${http}, ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('without a right every screen’s and button’s call is refused', async () => {
    await server.query(sql`
      delete from amc.user_job where employee_id = (
        select m.id from amc.company_member m join amc.app_user u on u.id = m.user_id
        where m.company_id = ${company} and u.username = ${NOBODY})`);
    await server.engine.system((tx) => accessChanged(tx));
    const wrong: string[] = [];
    for (const operation of built) {
      if (operation.access.kind === 'own' || operation.access.kind === 'open') continue;
      const answer = await send(server, NOBODY, operation, drawnRequest(operation, own, {}));
      if (answer.status !== 10401) wrong.push(`${operation.id}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('a foreign record is answered like one that does not exist, and stays as it was', async () => {
    const wrong: string[] = [];
    for (const operation of built) {
      const [subject = {}] = rival.subjects(operation.path);
      const request = drawnRequest(operation, rival, subject);
      if (request.body instanceof FormData) continue;
      const names = [...new Set(JSON.stringify(request).match(/\d{15,19}/g) ?? [])].filter((id) =>
        foreign.has(id),
      );
      if (names.length === 0 || ENDINGS.has(operation.id)) continue;
      const missing = names.reduce(
        (text, id, at) => text.replaceAll(id, `${8_000_000_000_000_000_000n + BigInt(at)}`),
        JSON.stringify(request),
      );
      const [theirs, nobodys] = [
        await send(server, ADMIN, operation, request),
        await send(server, ADMIN, operation, JSON.parse(missing) as DrawnRequest),
      ];
      const bare = ({ text }: Answered) =>
        text.replace(/\d{15,19}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|[0-9a-f-]{36}/g, '#');
      const found = fault(theirs, request);
      if (found !== undefined) wrong.push(`${operation.id}: ${found}`);
      else if (bare(theirs) !== bare(nobodys))
        wrong.push(
          `${operation.id}: ${theirs.text.slice(0, 160)} but ${nobodys.text.slice(0, 160)}`,
        );
    }
    expect(wrong).toEqual([]);
    expect(await fingerprint(company)).toBe(rivalRows);
  });

  test('wrong types, missing and unknown fields are refused in words: no failure, no foreign row', async () => {
    const random = randomOf(SEED);
    const wrong: string[] = [];
    const answers = new Map<number, number>();
    for (const operation of built)
      for (let round = 0; round < ROUNDS; round += 1) {
        const subject = random.pick(own.subjects(operation.path));
        const drawn = drawnRequest(operation, own, subject);
        const { why, request, mustBeRefused } = mutate(drawn, random);
        const answer = await send(server, ADMIN, operation, request);
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
        const found =
          fault(answer, request) ??
          (mustBeRefused && answer.status === 200 ? 'an unknown field was taken in' : undefined);
        if (found !== undefined) wrong.push(`${operation.id} (${why}): ${found}`);
      }
    expect(wrong).toEqual([]);
    expect(await fingerprint(company)).toBe(rivalRows);
    // Refused by the rules themselves, not by something in front of them.
    expect([...answers.keys()].filter((status) => [401, 429, 10401].includes(status))).toEqual([]);
    expect(answers.get(200)).toBeGreaterThan(built.length / 2);
    expect(answers.get(10009)).toBeGreaterThan(built.length);
  }, 1_200_000);
});
