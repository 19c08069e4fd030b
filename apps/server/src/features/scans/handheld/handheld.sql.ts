import { BOOK_OTHERS_KEY, canBookFor } from '@garment-mes/domain/scans';
import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { bedName } from '../../../records/bed-kinds.sql.ts';
import { countsGarments } from '../../../records/counts-garments.sql.ts';
import { bedSheetCode } from '../../beds/public.ts';
import { leadsPerson } from '../leads.sql.ts';

export type ScannedEmployee = DataOf<'getAppPreload'>['employees'][number];
type MyDayProcess = DataOf<'getMyDay'>['processes'][number];
type ScannedMachine = NonNullable<DataOf<'resolveScanCode'>['machine']>;
type Preload = DataOf<'getAppPreload'>;

const employee = (actor: Actor) => sql`
  select m.id, m.employee_no, m.employee_name, u.avatar, m.dept_id, d.name as dept_name, m.status,
    ${leadsPerson(actor, sql`m.id`)} as is_led
  from amc.company_member m
  left join amc.app_user u on u.id = m.user_id
  left join amc.department d on d.company_id = m.company_id and d.id = m.dept_id`;

type FoundEmployee = Omit<ScannedEmployee, 'isBookable'> & { readonly isLed: boolean };

/** A person, and whether who calls may report the work of that person. */
function bookable(actor: Actor, { isLed, ...person }: FoundEmployee): ScannedEmployee {
  const booker = {
    employeeId: actor.employee?.id,
    leads: isLed,
    atTerminal: false,
    booksOthers: actor.can(BOOK_OTHERS_KEY),
  };
  return { ...person, isBookable: canBookFor({ employeeId: person.id }, booker) };
}

export const employeeById = (tx: Tx, actor: Actor, id: string) =>
  tx.one<FoundEmployee>(
    sql`${employee(actor)} where m.company_id = ${actor.companyId} and m.id = ${id} and m.del_flag = '0'`,
  );

export async function employeeByBadge(
  tx: Tx,
  actor: Actor,
  code: string,
): Promise<ScannedEmployee | undefined> {
  const found = await tx.one<FoundEmployee>(sql`
    ${employee(actor)} where m.company_id = ${actor.companyId} and m.del_flag = '0'
      and (code_key(m.badge_no) = code_key(${code}) or code_key(m.employee_no) = code_key(${code}))
    order by code_key(m.badge_no) = code_key(${code}) desc nulls last, m.badge_no = ${code} desc nulls last,
      m.employee_no = ${code} desc, m.id limit 1`);
  return found && bookable(actor, found);
}

export async function employeesOf(
  tx: Tx,
  actor: Actor,
  deptId: string,
): Promise<ScannedEmployee[]> {
  const found = await tx.all<FoundEmployee>(sql`
    ${employee(actor)} where m.company_id = ${actor.companyId} and m.del_flag = '0' and m.status = 0
      and m.dept_id = ${deptId} order by m.employee_no`);
  return found.map((person) => bookable(actor, person));
}

export const dayProcesses = (tx: Tx, { companyId }: Actor, employeeId: string, workDate: string) =>
  tx.all<MyDayProcess>(sql`
    select order_process_id, order_no, process_name, sum(num)::int as num, sum(amount) as amount,
      sum(earned_min) as earned_min
    from (
      select s.order_process_id, o.order_no, p.process_name, p.seq_no,
        coalesce(sum(s.num) filter (where ${countsGarments(sql`s`, sql`r`)}), 0)::int as num,
        case when p.pay_scope = 1 then round(sum(s.amount), 2) end as amount, sum(s.earned_min) as earned_min
      from mes2.scan s
      join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
      left join mes2.scan r on r.company_id = s.company_id and r.work_date = s.work_date and r.id = s.reversed_id
      where s.company_id = ${companyId} and s.employee_id = ${employeeId} and s.work_date = ${workDate}::date
      group by s.order_process_id, o.order_no, p.process_name, p.seq_no, p.pay_scope, s.unit_price, s.coefficient,
        s.source_period_no) x
    group by order_process_id, order_no, process_name, seq_no order by order_no, seq_no`);

export const deptName = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<{ name: string }>(
    sql`select name from amc.department where company_id = ${companyId} and id = ${id}`,
  );

export const bedByCode = (
  tx: Tx,
  { companyId }: Actor,
  code: string,
  orderId: string | undefined,
) =>
  tx.one<{ id: string; label: string }>(sql`
    select b.id, ${bedName(sql`b`)} as label from mes2.cutting_bed b
    where b.company_id = ${companyId} and b.del_flag = '0'
      and (b.month_bed_no = ${code} or ${bedSheetCode(sql`b`)} = ${code} or 'D' || b.id = ${code})
      ${orderId ? sql`and b.order_id = ${orderId}` : sql``} limit 1`);

export const tableByCode = (tx: Tx, { companyId }: Actor, code: string) =>
  tx.one<{ id: string; label: string }>(sql`
    select d.id, d.name as label from mes2.cutting_table t
    join amc.department d on d.company_id = t.company_id and d.id = t.dept_id
    where t.company_id = ${companyId} and t.del_flag = '0' and d.code = ${code}`);

/** A machine by its number or by the code on its plate; status 1 is a machine that runs. */
export const machineByCode = (tx: Tx, { companyId }: Actor, code: string) =>
  tx.one<ScannedMachine>(sql`
    select id, machine_no, name, status = 1 as is_running from ccm.machine
    where company_id = ${companyId} and del_flag = '0' and (upper(machine_no) = ${code} or upper(barcode) = ${code})
    order by upper(machine_no) = ${code} desc limit 1`);

/** A delivery of cut pieces by its number, or by the code on its paper. */
export const deliveryByCode = (tx: Tx, { companyId }: Actor, code: string) =>
  tx.one<{ id: string; label: string }>(sql`
    select id, delivery_no as label from mes2.cut_piece_delivery
    where company_id = ${companyId} and del_flag = '0' and (delivery_no = ${code} or 'D-' || delivery_no = ${code})`);

/** A carton of finished goods by its number, with the pieces in it. */
export const cartonByCode = (tx: Tx, { companyId }: Actor, code: string) =>
  tx.one<NonNullable<DataOf<'resolveScanCode'>['carton']>>(sql`
    select k.id, k.carton_no, k.order_id, o.order_no, k.num from mes2.carton k
    join mes2.production_order o on o.company_id = k.company_id and o.id = k.order_id
    where k.company_id = ${companyId} and k.del_flag = '0' and k.carton_no = ${code}`);

/** Machines of a line. */
export const machinesOf = (tx: Tx, { companyId }: Actor, deptId: string) =>
  tx.all<Preload['machines'][number]>(sql`
    select id, machine_no, name, status = 1 as is_running, barcode from ccm.machine
    where company_id = ${companyId} and del_flag = '0' and dept_id = ${deptId} order by machine_no`);
