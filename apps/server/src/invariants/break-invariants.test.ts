import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sql, sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { invariants } from './invariants.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ demo: true });
}, 300_000);
afterAll(() => server.close());

class Undone extends Error {}

/** Breaks the database inside a transaction that is taken back. @returns what the question then finds */
async function found(number: string, damage: readonly Sql[]): Promise<number> {
  const { offenders } = invariants.find((each) => each.number === number) ?? {};
  if (!offenders) throw new Error(`there is no ${number}`);
  let count = 0;
  await server.engine
    .system(async (tx) => {
      // Past the foreign keys, as a generator or a careless script would write.
      await tx.run(sql`set local session_replication_role = replica`);
      for (const statement of damage) expect(await tx.run(statement)).toBeGreaterThan(0);
      const query = typeof offenders === 'function' ? await offenders(tx) : offenders;
      count = (await tx.all(query)).length;
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return count;
}

const STORY = sql`(select o.id from mes2.production_order o join amc.company c on c.id = o.company_id
  where o.order_no = 'SO2403017' and c.code = 'CX')`;
const first = (from: Sql) => sql`id = (select id from ${from} order by id limit 1)`;

describe('the database itself refuses what breaks', () => {
  test.each<readonly [number: string, constraint: string, damage: Sql]>([
    [
      'I2',
      'production_order_no_key',
      sql`
      insert into mes2.production_order (company_id, order_no, customer_id, customer_name, style_id, style_no, style_name, delivery_date)
      select company_id, order_no, customer_id, customer_name, style_id, style_no, style_name, delivery_date
      from mes2.production_order where del_flag = '0' limit 1`,
    ],
    [
      'I4',
      'production_order_check',
      sql`
      update mes2.production_order set delivery_date = material_date - 1 where material_date is not null`,
    ],
    [
      'I6',
      'order_price_tiles_time',
      sql`
      insert into mes2.order_price (company_id, order_process_id, price, from_date)
      select company_id, order_process_id, price, from_date + 1 from mes2.order_price limit 1`,
    ],
    ['I7', 'fabric_roll_balance', sql`update mes2.fabric_roll set remain_len = remain_len + 1`],
    [
      'I8',
      'cutting_bed_roll_open_key',
      sql`
      insert into mes2.cutting_bed_roll (company_id, cutting_bed_id, fabric_roll_id, seq_no, color_id, ply_from, ply_to, plies, issued_len, used_len)
      select company_id, cutting_bed_id, fabric_roll_id, seq_no + 500, color_id, ply_from, ply_to, plies, issued_len, used_len
      from mes2.cutting_bed_roll where is_open limit 1`,
    ],
    [
      'I17',
      'bundle_company_id_barcode_key',
      sql`
      insert into mes2.bundle (company_id, barcode, bundle_no, order_id, order_no, style_no, cutting_bed_id, bed_no, color_id,
        color_name, size_id, size_name, position, ply_from, ply_to, origin_num, num)
      select company_id, barcode, bundle_no + 9000, order_id, order_no, style_no, cutting_bed_id, bed_no, color_id,
        color_name, size_id, size_name, position, ply_from, ply_to, origin_num, num
      from mes2.bundle where scrap_num = 0 limit 1`,
    ],
    ['I19', 'bundle_pieces_balance', sql`update mes2.bundle set num = num - 1`],
    [
      'I20',
      'cut_piece_delivery_open_key',
      sql`
      insert into mes2.cut_piece_delivery_line (company_id, delivery_id, bundle_id, send_num)
      select l.company_id, d.id, l.bundle_id, 1 from mes2.cut_piece_delivery_line l
      join mes2.cut_piece_delivery d on d.company_id = l.company_id and d.id <> l.delivery_id
      where l.is_open limit 1`,
    ],
    ['I22', 'bundle_process_done', sql`update mes2.bundle_process set done_num = num + 1`],
    [
      'I26',
      'scan_reversed_key',
      sql`
      insert into mes2.scan (company_id, request_id, bundle_id, bundle_process_id, order_id, order_process_id, employee_id,
        line_dept_id, type, num, unit_price, amount, sam, earned_min, scan_date, work_date, channel, device_id, reversed_id)
      select company_id, 'again', bundle_id, bundle_process_id, order_id, order_process_id, employee_id, line_dept_id,
        type, num, unit_price, amount, sam, earned_min, scan_date, work_date, channel, device_id, reversed_id
      from mes2.scan where type = 3 limit 1`,
    ],
    [
      'I28',
      'qc_check_pieces_balance',
      sql`update mes2.qc_check_record set pass_num = pass_num + 1 where status = 4`,
    ],
    [
      'I29',
      'qc_check_defects_cover',
      sql`
      update mes2.qc_check_record set defect_num = defect_num + 1 where status = 4`,
    ],
    [
      'I32',
      'qc_check_final_result',
      sql`
      update mes2.qc_check_record set result = 1 where check_type = 5 and result = 2`,
    ],
    [
      'I35',
      'finished_stock_not_negative',
      sql`
      insert into mes2.finished_stock (company_id, warehouse_id, order_id, color_id, size_id, grade, num)
      select w.company_id, w.id, c.order_id, c.color_id, c.size_id, 1, -1 from ccm.warehouse w
      join mes2.order_color_size c on c.company_id = w.company_id where w.code = 'PAN' limit 1`,
    ],
    [
      'I40',
      'wage_record_not_below_floor',
      sql`
      update mes2.wage_record set payable_amount = payable_amount - top_up_amount, top_up_amount = 0 where top_up_amount > 0`,
    ],
    [
      'I43',
      'scan_company_id_employee_id_fkey',
      sql`
      update mes2.scan set employee_id = (select m.id from amc.company_member m
        where m.company_id <> scan.company_id limit 1)`,
    ],
  ])('%s by %s', async (_number, constraint, damage) => {
    await expect(server.engine.system((tx) => tx.run(damage))).rejects.toMatchObject({
      constraint,
    });
  });
});

describe('what no single row shows is found by asking', () => {
  test.each<readonly [number: string, damage: readonly Sql[]]>([
    ['I1', [sql`update mes2.order_color_size set num = num + 1 where order_id = ${STORY}`]],
    [
      'I2',
      [
        sql`
      insert into mes2.order_version (company_id, order_id, version_no, reason, snapshot, status)
      select company_id, id, version_no + 1, 'x', '{}', 1 from mes2.production_order where id = ${STORY}`,
      ],
    ],
    [
      'I3',
      [sql`update mes2.production_order set style_version = style_version + 7 where id = ${STORY}`],
    ],
    ['I4', [sql`update mes2.order_process set is_output = 0 where order_id = ${STORY}`]],
    [
      'I5',
      [
        sql`
      update mes2.order_process p set del_flag = '1'
      where exists (select 1 from mes2.scan s where s.company_id = p.company_id and s.order_process_id = p.id)`,
      ],
    ],
    [
      'I6',
      [
        sql`
      update mes2.order_price set to_date = to_date - 1 where to_date is not null`,
      ],
    ],
    [
      'I7',
      [
        sql`
      update mes2.fabric_roll set used_len = used_len - 1, remain_len = remain_len + 1 where used_len > 1`,
      ],
    ],
    [
      'I8',
      [
        sql`update mes2.cutting_bed_roll set is_open = true where ${first(sql`mes2.cutting_bed_roll where not is_open`)}`,
      ],
    ],
    [
      'I9',
      [
        sql`
      update mes2.cutting_bed_roll r set color_id = (select c.id from ccm.color c
        where c.company_id = r.company_id and c.id <> r.color_id limit 1)
      where r.${first(sql`mes2.cutting_bed_roll`)}`,
      ],
    ],
    ['I10', [sql`update mes2.cut_plan_lay_color set plies = plies + 40`]],
    ['I11', [sql`update mes2.cutting_bed_color_size set cut_num = cut_num + 1 where cut_num > 0`]],
    ['I12', [sql`update mes2.order_color_size set cut_num = num * 2 where order_id = ${STORY}`]],
    ['I13', [sql`update mes2.cutting_bed_roll set ply_from = ply_from + 1, ply_to = ply_to + 1`]],
    ['I14', [sql`update mes2.cutting_bed set submit_by = null where status = 4`]],
    [
      'I14b',
      [
        sql`update mes2.cutting_bed_employee set amount = null where ${first(sql`mes2.cutting_bed_employee where amount is not null`)}`,
      ],
    ],
    [
      'I39',
      [
        sql`update mes2.cutting_bed_employee set amount = amount + 0.01 where amount > 1 and share_pct < 50`,
      ],
    ],
    [
      'I15',
      [sql`update mes2.bundle set ply_to = ply_to + 1, ply_from = ply_from + 1 where ply_from > 1`],
    ],
    ['I16', [sql`update mes2.bundle_split_rule set max_num = 3`]],
    ['I17', [sql`update mes2.order_counter set next_bundle_no = 1 where order_id = ${STORY}`]],
    [
      'I18',
      [
        sql`
      insert into mes2.bundle_print (company_id, bundle_id)
      select company_id, id from mes2.bundle where print_count = 0`,
      ],
    ],
    ['I20', [sql`update mes2.bundle set line_dept_id = null where delivery_id is not null`]],
    [
      'I20b',
      [
        sql`update mes2.cut_piece_delivery set num = num + 1, status = 1 where ${first(sql`mes2.cut_piece_delivery where status in (1, 2)`)}`,
      ],
    ],
    ['I21', [sql`update mes2.schedule set del_flag = '1'`]],
    ['I22', [sql`update mes2.bundle_process set done_num = done_num - 1 where done_num > 0`]],
    [
      'I22b',
      [
        sql`
      update mes2.bundle set scrap_num = scrap_num + 1, num = num - 1 where status = 0 and num > 1`,
      ],
    ],
    [
      'I23',
      [
        sql`
      update mes2.bundle_process set done_num = num where is_checkpoint = 1 and done_num = 0 and seq_no > 100`,
      ],
    ],
    ['I24', [sql`update mes2.order_price set price = price + 1`]],
    ['I25', [sql`update mes2.scan set request_id = 'same'`]],
    ['I26', [sql`update mes2.scan set status = 1 where type = 1 and status = 0`]],
    ['I27', [sql`update amc.company_member set leave_date = '2001-01-01'`]],
    [
      'I34',
      [
        sql`update mes2.warehouse_bill_line set num = num + 1000 where ${first(sql`mes2.warehouse_bill_line`)}`,
      ],
    ],
    ['I35', [sql`update mes2.finished_ledger set num = num + 1 where num > 1`]],
    ['I36', [sql`update mes2.warehouse_bill set mirror_id = null where status = 3`]],
    ['I43', [sql`delete from mes2.bundle where status in (5, 6)`]],
    ['I44', [sql`update mes2.employee_day set amount = amount + 0.0001`]],
  ])('%s', async (number, damage) => {
    expect(await found(number, damage)).toBeGreaterThan(0);
  });
});
