import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql } from '../../../database/engine.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { STATUTORY } from './random-factory.ts';
import { type ExpectedRecord, recount } from './recount.ts';

const LAW = { minimum: 236_000n, factors: [15n, 20n, 30n], holidays: STATUTORY } as const;

let server: TestServer;
const query = <Row>(statement: Sql) => server.query<Row>(statement);
beforeAll(async () => {
  server = await testServer({ demo: true, scale: 0.1 });
}, 300_000);
afterAll(() => server.close());

const FIELDS = [
  ...['pieceAmount', 'groupAmount', 'bedAmount', 'hourlyAmount', 'baseAmount', 'otPremium'],
  ...['deductAmount', 'floorAmount', 'topUpAmount', 'payableAmount'],
] as const;

test.each(['CX', 'JC'])('closed periods of %s hold what their facts say', async (code) => {
  const companyId = await server.companyId(code);
  const periods = await query<{ id: string; from: string; to: string }>(sql`
    select id, from_date::text as "from", to_date::text as "to" from mes2.wage_period
    where company_id = ${companyId} and status >= 2 order by from_date`);
  expect(periods.length).toBeGreaterThan(0);
  let compared = 0;
  for (const { id, from, to } of periods) {
    const expected = await recount(query, companyId, { from, to, late: [] }, LAW);
    const records = await query<Record<string, string>>(sql`
      select employee_no, piece_amount, group_amount, bed_amount, hourly_amount, base_amount, ot_premium, deduct_amount,
        floor_amount, top_up_amount, payable_amount
      from mes2.wage_record where company_id = ${companyId} and period_id = ${id} order by employee_no collate "C"`);
    const cents = records.map((row) => ({
      employeeNo: row.employeeNo,
      ...Object.fromEntries(
        FIELDS.map((field) => [field, BigInt(Math.round(Number(row[field]) * 100))]),
      ),
    }));
    const facts = (row: ExpectedRecord) => ({
      employeeNo: row.employeeNo,
      ...Object.fromEntries(FIELDS.map((field) => [field, row[field as keyof ExpectedRecord]])),
    });
    expect(cents).toEqual(expected.map(facts));
    compared += cents.length;
  }
  expect(compared).toBeGreaterThan(0);
});
