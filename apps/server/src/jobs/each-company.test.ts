import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { eachCompany } from './each-company.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Visits the companies of a job. @returns those that were reached, and the outcome */
async function visit(fails: (at: number) => boolean) {
  const reached: string[] = [];
  const outcome = await eachCompany(server.services, sql`true`, async (tx, { companyId }) => {
    reached.push(companyId);
    await tx.run(sql`
      insert into mes2.batch_day_log (company_id, job_code, work_date, start_date, total, ok_num)
      values (${companyId}, 'wage', '2026-01-05', now(), 1, 1)`);
    if (fails(reached.length)) throw new Error(`company ${companyId} fails`);
    return 1;
  }).catch((error: unknown) => error);
  const kept = await server.query<{ companyId: string }>(sql`
    delete from mes2.batch_day_log where job_code = 'wage' returning company_id`);
  return { reached, outcome, kept: kept.map(({ companyId }) => companyId) };
}

test('the companies after one that fails have their turn, and the failure is reported', async () => {
  const { reached, outcome, kept } = await visit((at) => at === 1);
  const [first, ...others] = reached;
  expect(others.length).toBeGreaterThan(0);
  expect(outcome).toEqual(new Error(`company ${first} fails`));
  expect([...kept].sort()).toEqual([...others].sort());
});

test('several failures are reported as one, with the first of them', async () => {
  const { reached, outcome, kept } = await visit(() => true);
  expect(kept).toEqual([]);
  expect(outcome).toMatchObject({
    message: `${reached.length} of ${reached.length} failed: company ${reached[0]} fails`,
    errors: reached.map((companyId) => new Error(`company ${companyId} fails`)),
  });
});

test('without failures what was counted is added up', async () => {
  const { reached, outcome } = await visit(() => false);
  expect(outcome).toBe(reached.length);
});
