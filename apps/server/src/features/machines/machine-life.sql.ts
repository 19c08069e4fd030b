import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { departmentName, employeeName, userName } from '../../resources/expressions.ts';

type MachineFile = DataOf<'getMachine'>;

/** Machines that come to a station begin the history of their places there. */
export async function openPlaces(tx: Tx, machineIds: readonly string[]): Promise<void> {
  await tx.run(sql`
    insert into mes2.machine_location (company_id, machine_id, dept_id, station_no, from_date)
    select m.company_id, m.id, m.dept_id, m.station_no, app_now() from ccm.machine m
    where m.company_id = current_company() and m.id = any (${machineIds}::bigint[])
      and m.dept_id is not null and m.station_no is not null
      and not exists (
        select 1 from mes2.machine_location l
        where l.company_id = m.company_id and l.machine_id = m.id and l.del_flag = '0')`);
}

/** The next maintenance falls a cycle after the last one, or after the machine was bought. */
export async function planMaintenance(tx: Tx, machineId: string): Promise<void> {
  await tx.run(sql`
    update ccm.machine set next_maintain_date =
      coalesce(last_maintain_date, buy_date, app_now()::date) + maintain_cycle_days
    where company_id = current_company() and id = ${machineId}`);
}

export async function setMachineStatus(
  tx: Tx,
  companyId: string,
  id: string,
  status: number,
): Promise<void> {
  await tx.run(sql`
    update ccm.machine set status = ${status}::int, version = version + 1,
      update_by = current_person(), update_date = app_now()
    where company_id = ${companyId} and id = ${id}`);
}

export async function openRun(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.run(sql`
    insert into mes2.machine_run (company_id, machine_id, start_date)
    values (${companyId}, ${id}, app_now())
    on conflict (company_id, machine_id) where end_date is null do nothing`);
}

export async function closeRun(
  tx: Tx,
  companyId: string,
  id: string,
  reason: string | null,
): Promise<void> {
  await tx.run(sql`
    update mes2.machine_run set end_date = app_now(), stop_reason = left(${reason}, 64),
      version = version + 1, update_by = current_person(), update_date = app_now()
    where company_id = ${companyId} and machine_id = ${id} and end_date is null`);
}

export async function closePlace(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.run(sql`
    update mes2.machine_location set to_date = app_now(), version = version + 1,
      update_by = current_person(), update_date = app_now()
    where company_id = ${companyId} and machine_id = ${id} and to_date is null and del_flag = '0'`);
}

/** A machine that an order still has reserved. */
export const openOccupation = (tx: Tx, companyId: string, id: string) =>
  tx.one(sql`
    select 1 from mes2.resource_occupation
    where company_id = ${companyId} and resource_type = 2 and resource_id = ${id} and status = 0 and del_flag = '0'
      and to_date > app_now()`);

export const machineByNo = (
  tx: Tx,
  companyId: string,
  machineNo: string,
): Promise<{ id: string } | undefined> =>
  tx.one(sql`
    select id from ccm.machine
    where company_id = ${companyId} and machine_no = ${machineNo} and del_flag <> '2'`);

const placeColumns = sql`
  r.id, m.machine_no, t.name as machine_type_name, m.status,
  coalesce(${departmentName(sql`r.dept_id`)}, '') as dept_name, r.station_no, r.from_date, r.to_date,
  (coalesce(r.to_date, app_now())::date - r.from_date::date) as stay_days,
  ${employeeName(sql`r.employee_id`)} as employee_name,
  ${userName(sql`r.update_by`)} as update_by_name, r.machine_id, r.dept_id, r.version
  from mes2.machine_location r
  join ccm.machine m on m.company_id = r.company_id and m.id = r.machine_id
  join ccm.machine_type t on t.company_id = m.company_id and t.id = m.machine_type_id`;

export const placesOf = (
  tx: Tx,
  companyId: string,
  id: string,
): Promise<MachineFile['locations']> =>
  tx.all(sql`
    select ${placeColumns}
    where r.company_id = ${companyId} and r.machine_id = ${id} and r.del_flag = '0'
    order by r.from_date desc, r.id desc`);

/** The place each machine has, or the last one it had. */
export const lastPlacesOf = (
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<MachineFile['locations']> =>
  tx.all(sql`
    select distinct on (r.machine_id) ${placeColumns}
    where r.company_id = ${companyId} and r.machine_id = any (${ids}::bigint[]) and r.del_flag = '0'
    order by r.machine_id, r.from_date desc, r.id desc`);

export const billsOf = (tx: Tx, companyId: string, id: string): Promise<MachineFile['bills']> =>
  tx.all(sql`
    select r.id, r.bill_no, m.machine_no, t.name as machine_type_name,
      ${departmentName(sql`r.dept_id`)} as dept_name, r.station_no, r.kind, r.status, r.fault_text,
      coalesce(${employeeName(sql`r.report_by`)}, '') as report_by_name, r.report_date, r.accept_date,
      r.finish_date, r.confirm_date, ${employeeName(sql`r.mechanic_id`)} as mechanic_name,
      r.down_min::numeric(14, 2) as down_min, r.cost, r.machine_id, m.status as machine_status,
      r.fault_code, coalesce((
        select jsonb_agg(jsonb_build_object('name', p.name, 'num', p.num::text, 'price', p.price::text)
          order by p.id)
        from mes2.machine_maintenance_part p
        where p.company_id = r.company_id and p.maintenance_id = r.id and p.del_flag = '0'), '[]') as parts,
      coalesce(r.images, '[]') as images, r.version
    from mes2.machine_maintenance r
    join ccm.machine m on m.company_id = r.company_id and m.id = r.machine_id
    join ccm.machine_type t on t.company_id = m.company_id and t.id = m.machine_type_id
    where r.company_id = ${companyId} and r.machine_id = ${id} and r.del_flag = '0'
    order by r.report_date desc`);

export const runsOf = (tx: Tx, companyId: string, id: string): Promise<MachineFile['runs']> =>
  tx.all(sql`
    select start_date, end_date, stop_reason from mes2.machine_run
    where company_id = ${companyId} and machine_id = ${id} and del_flag = '0'
    order by start_date desc limit 100`);
