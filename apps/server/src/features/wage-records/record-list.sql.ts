import { type Sql, sql } from '../../database/engine.ts';
import { fieldRight } from '../../list/field-right.ts';
import type { Actor } from '../../records/actor.ts';

/** The page on which people read the wages of others. */
const PAGE = '/mes/basic/wagesRecords';
export const AMOUNT = fieldRight('listWageRecords', 'payableAmount');

export interface WageSearch {
  readonly periodNo?: string | undefined;
  readonly periodId?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly deptId?: string | undefined;
  readonly status?: number | undefined;
  readonly hasObjection?: boolean | undefined;
  readonly hasPending?: boolean | undefined;
  readonly isToppedUp?: boolean | undefined;
  /** The own ones alone, whatever else may be read. */
  readonly mine?: boolean | undefined;
}

/** Whether a person reads wages besides the own one: those with the page, within their data scope. */
export const seesOthers = ({ can }: Pick<Actor, 'can'>): boolean => can(PAGE);

/** The rights of somebody who reads these wages: whoever reads nothing but the own ones sees the money. */
export const rightsOver =
  (actor: Pick<Actor, 'can' | 'employee'>, employeeId: string | undefined) =>
  (key: string): boolean =>
    actor.can(key) ||
    (key === AMOUNT &&
      (!seesOthers(actor) || (employeeId !== undefined && employeeId === actor.employee?.id)));

/** Objection `r` of a wage that waits for its answer. */
export const IS_OPEN = sql`(r.objection is not null and r.answer_text is null)`;

const pending = sql`(
  select count(*)::int from mes2.wage_adjust a
  where a.company_id = r.company_id and a.period_id = r.period_id and a.employee_id = r.employee_id and a.status = 0
    and a.del_flag = '0')`;

/** Whether who calls leads the person `employeeId`. */
export const leads = ({ employee }: Pick<Actor, 'employee'>, employeeId: Sql): Sql =>
  sql`amc.leads_person(${employee?.id ?? null}::bigint, ${employeeId})`;

export const recordColumns = (reader: Pick<Actor, 'employee'>) => ({
  id: sql`r.id`,
  periodNo: sql`p.period_no`,
  employeeNo: sql`r.employee_no`,
  employeeName: sql`r.employee_name`,
  deptName: sql`d.name`,
  payType: sql`r.pay_type`,
  pieceAmount: sql`r.piece_amount`,
  groupAmount: sql`r.group_amount`,
  bedAmount: sql`r.bed_amount`,
  hourlyAmount: sql`r.hourly_amount`,
  baseAmount: sql`r.base_amount`,
  otPremium: sql`r.ot_premium`,
  subsidyAmount: sql`r.subsidy_amount`,
  bonusAmount: sql`r.bonus_amount`,
  adjustAmount: sql`r.adjust_amount`,
  deductAmount: sql`r.deduct_amount`,
  topUpAmount: sql`r.top_up_amount`,
  payableAmount: sql`r.payable_amount`,
  pendingAdjust: pending,
  objection: sql`r.objection`,
  status: sql`r.status`,
  confirmDate: sql`r.confirm_date`,
  lockDate: sql`r.lock_date`,
  answerText: sql`r.answer_text`,
  periodId: sql`r.period_id`,
  employeeId: sql`r.employee_id`,
  deptId: sql`r.dept_id`,
  userId: sql`m.user_id`,
  isLed: leads(reader, sql`r.employee_id`),
  version: sql`r.version`,
});

/**
 * Day from which a wage `r` of a period `p` and company `c` is confirmed by itself; null where something is open about it.
 *
 * @param days for which nothing happened to it
 */
export const confirmUntil = (days: number): Sql => sql`case
  when r.status = 0 and p.status = 0 and not ${IS_OPEN} and ${pending} = 0
  then greatest((r.update_date at time zone c.time_zone)::date + ${days}::int, p.to_date + 1) end`;

/** The newest period first, in it people by their numbers. */
export const RECORD_ORDER = sql`p.from_date desc, r.employee_no, r.id`;

/** Wages of a company that a person may read; without the page, or when only the own ones are asked for, those of nobody else. */
export const recordRows = (
  { companyId, ...reader }: Pick<Actor, 'companyId' | 'can' | 'employee'>,
  search: WageSearch,
): Sql => sql`
  from mes2.wage_record r
  join mes2.wage_period p on p.company_id = r.company_id and p.id = r.period_id
  join amc.department d on d.company_id = r.company_id and d.id = r.dept_id
  join amc.company_member m on m.company_id = r.company_id and m.id = r.employee_id
  where r.company_id = ${companyId} and r.del_flag = '0'
  ${seesOthers(reader) && !search.mine ? sql`` : sql`and r.employee_id = ${reader.employee?.id ?? '0'}`}
  ${search.periodNo ? sql`and p.period_no = ${search.periodNo}` : sql``}
  ${search.periodId ? sql`and r.period_id = ${search.periodId}` : sql``}
  ${search.employeeId ? sql`and r.employee_id = ${search.employeeId}` : sql``}
  ${search.deptId ? sql`and r.dept_id = ${search.deptId}` : sql``}
  ${search.status === undefined ? sql`` : sql`and r.status = ${search.status}::int`}
  ${search.hasObjection === undefined ? sql`` : sql`and ${IS_OPEN} = ${search.hasObjection}::boolean`}
  ${search.hasPending === undefined ? sql`` : sql`and (${pending} > 0) = ${search.hasPending}::boolean`}
  ${search.isToppedUp === undefined ? sql`` : sql`and (r.top_up_amount > 0) = ${search.isToppedUp}::boolean`}`;

export const detailColumns = {
  id: sql`w.id`,
  workDate: sql`w.work_date`,
  source: sql`w.source`,
  orderNo: sql`o.order_no`,
  processName: sql`s.process_name`,
  num: sql`w.num`,
  unitPrice: sql`w.unit_price`,
  coefficient: sql`w.coefficient`,
  amount: sql`round(w.amount, 2)`,
  scanCount: sql`w.scan_count`,
  sourcePeriodNo: sql`w.source_period_no`,
  wageRecordId: sql`w.wage_record_id`,
  orderId: sql`w.order_id`,
};

export const DETAIL_ORDER = sql`w.work_date, o.order_no, s.seq_no, w.source, w.id`;

export interface DetailSearch {
  readonly wageRecordId: string;
  readonly workDate?: string | undefined;
  readonly orderId?: string | undefined;
  readonly source?: number | undefined;
}

/** What a wage is made of, work by work. */
export const detailRows = (
  { companyId, ...reader }: Pick<Actor, 'companyId' | 'can' | 'employee'>,
  search: DetailSearch,
): Sql => sql`
  from mes2.wage_detail w
  join mes2.wage_record r on r.company_id = w.company_id and r.id = w.wage_record_id
  left join mes2.production_order o on o.company_id = w.company_id and o.id = w.order_id
  left join mes2.order_process s on s.company_id = w.company_id and s.id = w.order_process_id
  where w.company_id = ${companyId} and w.wage_record_id = ${search.wageRecordId} and w.del_flag = '0'
  ${seesOthers(reader) ? sql`` : sql`and r.employee_id = ${reader.employee?.id ?? '0'}`}
  ${search.workDate ? sql`and w.work_date = ${search.workDate}::date` : sql``}
  ${search.orderId ? sql`and w.order_id = ${search.orderId}` : sql``}
  ${search.source === undefined ? sql`` : sql`and w.source = ${search.source}::int`}`;
