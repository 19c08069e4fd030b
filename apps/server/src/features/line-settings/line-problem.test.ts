import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { noticeTexts } from '../../messages/notice-columns.sql.ts';
import { type Caller, recordCaller } from '../../resources/testing/record-caller.ts';

let caller: Caller;
let known: Record<string, string>;

beforeAll(async () => {
  caller = await recordCaller();
  known = caller.known;
});
afterAll(() => caller.close());

const TYPE = '/mes2/problemType';
const SET = '/mes2/lineProblemSet';
const type = (code: string, parentId: string | null = null) =>
  caller.ok('POST', TYPE, { code, name: code, parentId });
const body = (code: string, more: object = {}) => ({
  ...{ code, name: code, problemTypeId: known.problemType, responsibleDeptType: 10 },
  ...{ responseMin: 5, resolveMin: 30, escalateTo: [], ...more },
});
const refused = async (more: object) => (await caller.call('POST', SET, body('NO', more))).data;

test('a type never lies below itself, and goes only when nothing hangs below it', async () => {
  const top = await type('TOP');
  const below = await type('BELOW', top.id);
  const circle = await caller.call('PUT', TYPE, {
    ...{ id: top.id, version: 0, code: 'TOP', name: 'TOP' },
    parentId: below.id,
  });
  expect(circle).toMatchObject({ status: 10202, data: '上级不能是自己的下级' });
  const itself = await caller.call('PUT', TYPE, {
    ...{ id: top.id, version: 0, code: 'TOP', name: 'TOP' },
    parentId: top.id,
  });
  expect(itself).toMatchObject({ status: 10202, data: '上级不能是自己的下级' });
  const held = await caller.call('DELETE', TYPE, { id: top.id, version: 0 });
  expect(held.data).toBe('请先删除或移走1个下级');
  await caller.ok('POST', SET, body('IN-TYPE', { problemTypeId: below.id }));
  const used = await caller.call('DELETE', TYPE, { id: below.id, version: 0 });
  expect(used).toMatchObject({
    status: 10202,
    data: '问题类型 BELOW 已被1个产线问题使用，不能删除',
  });
});

test('a type narrows the list to its problems and those of the types below it', async () => {
  const top = await type('N-TOP');
  const below = await type('N-BELOW', top.id);
  await caller.ok('POST', SET, body('N1', { problemTypeId: top.id }));
  await caller.ok('POST', SET, body('N2', { problemTypeId: below.id }));
  const codes = async (problemTypeId: string) =>
    (await caller.ok('GET', `${SET}/list`, { pageNum: 1, pageSize: 50, problemTypeId })).list.map(
      ({ code }: { code: string }) => code,
    );
  expect(await codes(top.id)).toEqual(['N1', 'N2']);
  expect(await codes(below.id)).toEqual(['N2']);
});

test('limits and steps that contradict each other are refused in words', async () => {
  expect(await refused({ responseMin: 30, resolveMin: 10 })).toBe('解决时限不能小于响应时限');
  expect(await refused({ name: '一二三四五六七八九十十二三' })).toBe('问题名称最多12个字');
  const step = (no: number, jobId: string | null, afterMin: number) => ({
    step: no,
    jobId,
    afterMin,
  });
  const job = known.job ?? '';
  expect(await refused({ escalateTo: [step(1, job, 20), step(2, null, 20)] })).toBe(
    '升级第2级须在20分钟之后',
  );
  expect(await refused({ escalateTo: [step(1, job, 20), step(1, null, 21)] })).toBe(
    '升级第1级只能有一个分钟数',
  );
  expect(await refused({ escalateTo: [step(1, job, 20), step(1, job, 20)] })).toBe(
    '升级第1级重复通知同一岗位',
  );
  expect(await refused({ escalateTo: [step(1, '1', 20)] })).toBe('岗位不存在');
});

test('the row says which jobs are notified, and whether a line ever reported it', async () => {
  const jobId = known.job ?? '';
  const saved = await caller.ok(
    'POST',
    SET,
    body('ROW', {
      escalateTo: [
        { step: 2, jobId, afterMin: 30 },
        { step: 1, jobId: null, afterMin: 5 },
      ],
    }),
  );
  expect(saved).toMatchObject({
    escalateTo: [
      { step: 1, jobId: null, afterMin: 5 },
      { step: 2, jobId, afterMin: 30 },
    ],
    escalateJobs: [{ id: jobId }],
    isUsed: false,
  });
  const again = await caller.ok('PUT', SET, {
    ...body('ROW', { escalateTo: saved.escalateTo }),
    id: saved.id,
    version: saved.version,
    delFlag: '1',
  });
  expect(again).toMatchObject({ delFlag: '1', escalateTo: saved.escalateTo });
});

test('a trial names a line that sews before one that cuts', async () => {
  const departments = await caller.query<{ id: string; name: string }>(sql`
    select id, name from amc.department where company_id = ${caller.company} order by sort, id limit 2`);
  await caller.query(sql`update mes2.line set del_flag = '1' where company_id = ${caller.company}`);
  await caller.query(sql`
    insert into mes2.work_calendar (company_id, name, year) values (${caller.company}, 'Trial', 2026)`);
  for (const [at, { id }] of departments.entries())
    await caller.query(sql`
      insert into mes2.line (company_id, dept_id, line_type, standard_headcount, calendar_id, default_eff_pct)
      select company_id, ${id}, ${at + 1}::int, 8, id, 60 from mes2.work_calendar
      where company_id = ${caller.company} limit 1`);
  const { id } = await caller.ok('POST', SET, body('TRY-LINE'));
  const { lineName } = await caller.ok('PUT', `${SET}/try`, { id });
  expect(lineName).toBe(departments[1]?.name);
});

test('a trial is sent to the caller alone, is never urgent, and says the sentence of the problem', async () => {
  const voice = async (code: string, isEnabled: number) =>
    caller.ok('POST', '/mes2/voice', {
      ...{ code, event: 'problem', template: `${code}{problem}` },
      repeatNum: 2,
      isEnabled,
    });
  await voice('A-USUAL', 1);
  const own = await voice('Z-OWN', 1);
  const off = await voice('B-OFF', 0);
  const tried = async (code: string, voiceId: string | null) => {
    const { id } = await caller.ok('POST', SET, body(code, { level: 3, voiceId }));
    return caller.ok('PUT', `${SET}/try`, { id });
  };
  expect(await tried('T1', own.id)).toMatchObject({ template: 'Z-OWN{problem}', repeatNum: 2 });
  expect(await tried('T2', null)).toMatchObject({ template: expect.stringMatching(/\{problem\}/) });
  expect((await tried('T3', off.id)).template).not.toBe('B-OFF{problem}');
  const sent = await caller.query<{ userId: string; level: number; title: string }>(sql`
    select m.user_id, m.level, ${noticeTexts('zh-CN').title} as title from mmc.message m
    where m.biz_type = 'problem' and m.messages ->> 'title' like '%problemTried%'`);
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(({ userId }) => userId)).size).toBe(1);
  expect(sent.map(({ level }) => level)).toEqual([1, 1, 1, 1]);
  expect(sent.at(-1)?.title).toMatch(/^试通知：.*T\d$/);
});
