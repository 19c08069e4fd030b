import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { PRIORITY_LEGEND } from './job-keys.ts';
import { syncJobs } from './sync-jobs.sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const LEGEND = '/mes/basic/linePriorityDescription';

const holders = async (entry: string) => {
  const rows = await server.query<{ company: string; job: string }>(sql`
    select c.name as company, j.code as job
    from amc.job_menu jm
    join amc.job j on j.company_id = jm.company_id and j.id = jm.job_id
    join amc.company c on c.id = jm.company_id
    join amc.menu m on m.id = jm.menu_id
    where m.code = ${entry} order by 1, 2`);
  return rows.map(({ company, job }) => `${company} ${job}`);
};
const takeAway = (entry: string, job: string) =>
  server.query(sql`
    delete from amc.job_menu jm using amc.job j, amc.menu m
    where j.company_id = jm.company_id and j.id = jm.job_id and m.id = jm.menu_id
      and m.code = ${entry} and j.code = ${job}`);
/** As a database is whose last version did not give the job this yet. */
const beforeItWasGiven = (entry: string, job: string) =>
  server.query(sql`
    update platform.marker set value = (value::jsonb - ${`${job} ${entry}`})::text
    where name = 'rights of jobs'`);

test('what a version gives to a job reaches the companies that are there, once', async () => {
  const all = await holders(PRIORITY_LEGEND);
  expect(all).toContain('acme planner');
  await takeAway(PRIORITY_LEGEND, 'planner');
  await beforeItWasGiven(PRIORITY_LEGEND, 'planner');
  await syncJobs(server.engine);
  expect(await holders(PRIORITY_LEGEND)).toEqual(all);

  // Taken away later by a company: a further start does not give it back.
  await takeAway(PRIORITY_LEGEND, 'planner');
  await syncJobs(server.engine);
  await beforeItWasGiven(LEGEND, 'technician');
  await syncJobs(server.engine);
  expect(await holders(PRIORITY_LEGEND)).toEqual(all.filter((one) => !one.endsWith(' planner')));
});

test('a page that was built since reaches the jobs that open its group', async () => {
  const all = await holders(LEGEND);
  expect(all).toContain('acme planner');
  expect(all).not.toContain('acme hr');
  await server.query(sql`
    delete from amc.job_menu where menu_id = (select id from amc.menu where code = ${LEGEND})`);
  await server.query(sql`
    update platform.marker
    set value = (select jsonb_agg(one)::text from jsonb_array_elements_text(value::jsonb) one
                 where one not like ${`% ${LEGEND}`})
    where name = 'rights of jobs'`);
  await syncJobs(server.engine);
  expect(await holders(LEGEND)).toEqual(all);
});

test("a job of a company's own stays as it is", async () => {
  await server.query(sql`
    update amc.job set code = 'plannerOfOurs'
    where code = 'planner' and company_id = (select id from amc.company where name = 'rival')`);
  await takeAway(LEGEND, 'plannerOfOurs');
  await beforeItWasGiven(LEGEND, 'planner');
  await syncJobs(server.engine);
  expect(await holders(LEGEND)).not.toContain('rival plannerOfOurs');
});

test('a job that a version adds comes into the companies that are there, one they gave up does not', async () => {
  const jobs = () =>
    server.query<{ company: string; code: string }>(sql`
      select c.name as company, j.code from amc.job j join amc.company c on c.id = j.company_id
      order by c.name, j.sort, j.code`);
  const remove = (job: string) =>
    server.query(sql`
      with gone as (delete from amc.job_menu where job_id in (select id from amc.job where code = ${job}))
      select 1`);
  const all = await jobs();
  for (const job of ['mechanic', 'fabricKeeper']) {
    await remove(job);
    await server.query(sql`delete from amc.job where code = ${job}`);
  }
  await server.query(sql`
    update platform.marker set value = (value::jsonb - 'mechanic')::text where name = 'rights of jobs'`);
  await syncJobs(server.engine);
  expect(await jobs()).toEqual(all.filter(({ code }) => code !== 'fabricKeeper'));
});
