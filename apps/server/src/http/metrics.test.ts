import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer, WITH_METRICS } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const metrics = async (): Promise<Map<string, string>> => {
  const answer = await server.runtime.app.inject({
    method: 'GET',
    url: '/metrics',
    headers: WITH_METRICS,
  });
  const lines = answer.body.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      expect(line).toMatch(/^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[\d.]+$/);
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
};

test('counts requests by operation and answer', async () => {
  await server.call('acme.leader', 'GET', '/amc/getUserInfo');
  await server.call(undefined, 'GET', '/amc/getUserInfo');
  const samples = await metrics();
  expect(samples.get('http_requests_total{operation="getUserInfo",status="200"}')).toBe('1');
  expect(samples.get('http_requests_total{operation="getUserInfo",status="401"}')).toBe('1');
  expect(
    Number(samples.get('http_request_seconds_sum{operation="getUserInfo",status="200"}')),
  ).toBeGreaterThan(0);
});

test('reports what waits to be pushed and which jobs are behind or failing', async () => {
  await server.runtime.jobs.runDue();
  await server.query(sql`
    update platform.job set due_date = now() - interval '90 seconds', lease_date = now() + interval '1 hour',
      failures = 2 where name = 'check roll-ups'`);
  await server.query(sql`
    insert into mmc.outbox (company_id, topic, create_date) values (1, 'bed', app_now() - interval '30 seconds')`);
  const samples = await metrics();
  expect(samples.get('database_up')).toBe('1');
  expect(Number(samples.get('job_overdue_seconds{job="check roll-ups"}'))).toBeGreaterThanOrEqual(
    90,
  );
  expect(samples.get('job_failures_in_a_row{job="check roll-ups"}')).toBe('2');
  expect(samples.get('job_overdue_seconds{job="seal audit"}')).toBe('0.000');
  expect(samples.get('outbox_waiting')).toBe('1');
  expect(Number(samples.get('outbox_oldest_seconds'))).toBeGreaterThanOrEqual(30);
  for (const name of ['database_restarts_total', 'database_transaction_retries_total'])
    expect(samples.has(name)).toBe(true);
});

test('is read with its token and by nobody else, whatever machine asks', async () => {
  const ask = async (authorization: string | undefined, remoteAddress: string) =>
    (
      await server.runtime.app.inject({
        ...{ method: 'GET', url: '/metrics', remoteAddress },
        headers: { 'x-forwarded-for': '127.0.0.1', ...(authorization && { authorization }) },
      })
    ).statusCode;
  const right = WITH_METRICS.authorization;
  for (const address of ['127.0.0.1', '10.0.0.7']) {
    expect(await ask(right, address)).toBe(200);
    for (const wrong of [undefined, 'Bearer ', `${right}x`, right.slice(0, -1), 'Bearer é'])
      expect([wrong, await ask(wrong, address)]).toEqual([wrong, 401]);
  }
});
