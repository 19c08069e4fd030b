import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { knownRecords } from '../../resources/testing/sample-records.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const ADMIN = 'acme.admin';
const CALLERS = 8;

let server: TestServer;
let known: Record<string, string>;
let problemSetId: string;

beforeAll(async () => {
  server = await testServer({ engine: 'postgres' });
  known = await knownRecords(server, ADMIN);
  const { body } = await server.call(ADMIN, 'POST', '/mes2/lineProblemSet', {
    ...{ code: 'RACE', name: '断针', problemTypeId: known.problemType, responsibleDeptType: 10 },
    ...{ responseMin: 5, resolveMin: 30, escalateTo: [] },
  });
  problemSetId = body.data.id;
});
afterAll(() => server.close());

const report = async (at: number, stationNo?: string) =>
  (
    await server.call(ADMIN, 'POST', '/mes2/problemLog', {
      requestId: `race-${stationNo ?? 'none'}-${at}`,
      ...{ lineDeptId: known.department7, problemSetId },
      ...(stationNo === undefined ? {} : { stationNo }),
    })
  ).body;

test.each([undefined, '12'])(
  'of many who report the same at station %s one opens it, the others are added',
  async (stationNo) => {
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, (_, at) => report(at, stationNo)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: CALLERS }, () => 200));
    expect(new Set(answers.map(({ data }) => data.problem.id)).size).toBe(1);
    const open = await server.query(sql`
    select 1 from mes2.problem_log
    where problem_set_id = ${problemSetId} and station_no is not distinct from ${stationNo ?? null}::text`);
    expect(open).toHaveLength(1);
  },
);
