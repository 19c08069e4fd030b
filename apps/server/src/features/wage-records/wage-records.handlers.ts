import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { PEOPLE_SCREEN, readablePerson } from '../people/public.ts';
import { decideAdjust } from './approve-adjust.ts';
import { confirmWage } from './confirm-wage.ts';
import { createAdjusts } from './create-adjusts.ts';
import { dayColumns, dayRows } from './employee-days.sql.ts';
import { holdPeriod } from './hold-period.sql.ts';
import { answerObjection, objectToWage } from './objection.ts';
import { payWages } from './pay-wages.ts';
import {
  AMOUNT,
  DETAIL_ORDER,
  detailColumns,
  detailRows,
  RECORD_ORDER,
  recordColumns,
  recordRows,
  rightsOver,
} from './record-list.sql.ts';
import { unlockWages } from './unlock-wages.ts';
import { periodOfWage } from './wage-record.sql.ts';
import { wageRow, wageSlip } from './wage-slip.ts';

type WageOperations =
  | 'listWageRecords'
  | 'getWageRecord'
  | 'listWageDetails'
  | 'confirmWageRecords'
  | 'objectWageRecord'
  | 'answerWageObjection'
  | 'createWageAdjust'
  | 'approveWageAdjusts'
  | 'unlockWageRecords'
  | 'payWageRecords'
  | 'listEmployeeDays';

/** Wages of people: what they are made of, and their steps from calculated to paid. */
export const wageRecords: Feature<WageOperations> = (services) => ({
  ...wageLists(services),

  getWageRecord: (call) =>
    services.engine.tenant(call.scope, (tx) => wageSlip(services, tx, call, call.query.id)),

  confirmWageRecords: (call) =>
    eachAlone(services, call, call.body.ids, (tx, id) =>
      confirmWage(services, tx, call, id, call.body),
    ),

  objectWageRecord: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { id } = call.body;
      await holdPeriod(tx, call, await periodOfWage(tx, call, id));
      await objectToWage(services, tx, call, call.body);
      return wageRow(services, tx, call, id, rightsOver(call, call.employee?.id));
    }),

  answerWageObjection: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await answerObjection(services, tx, call, call.body);
      return wageRow(services, tx, call, call.body.id, rightsOver(call, undefined));
    }),

  createWageAdjust: (call) =>
    services.engine.tenant(call.scope, (tx) => createAdjusts(services, tx, call, call.body)),

  approveWageAdjusts: (call) =>
    eachAlone(services, call, call.body.ids, (tx, id) =>
      decideAdjust(services, tx, call, id, call.body),
    ),

  unlockWageRecords: (call) => unlockWages(services, call),

  payWageRecords: (call) =>
    services.engine.tenant(call.scope, (tx) => payWages(services, tx, call)),
});

const wageLists: Feature<'listWageRecords' | 'listWageDetails' | 'listEmployeeDays'> = (
  services,
) => ({
  listWageRecords: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { query = {}, long } = call;
      const can = rightsOver(call, query.mine ? call.employee?.id : query.employeeId);
      // Who may not see an amount does not find out by asking for it either.
      if (query.isToppedUp !== undefined && !can(AMOUNT))
        throw new DomainError('unknown-field', { key: 'isToppedUp' });
      return services.list.page(tx, {
        ...{ operation: 'listWageRecords', last: true, long },
        from: recordRows(call, query),
        columns: recordColumns(call),
        pinyin: { employeeName: sql`m.pinyin` },
        query,
        can,
        defaultOrder: RECORD_ORDER,
      });
    }),

  listWageDetails: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { query, companyId } = call;
      const owner = await tx.one<{ employeeId: string }>(sql`
        select employee_id from mes2.wage_record where company_id = ${companyId} and id = ${query.wageRecordId}`);
      return services.list.page(tx, {
        operation: 'listWageDetails',
        last: true,
        from: detailRows(call, query),
        columns: detailColumns,
        query,
        can: rightsOver(call, owner?.employeeId),
        defaultOrder: DETAIL_ORDER,
      });
    }),

  listEmployeeDays: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { query = {}, companyId, employee } = call;
      const employeeId = await readablePerson(tx, call, PEOPLE_SCREEN, query.employeeId);
      const isOwn = employeeId !== undefined && employeeId === employee?.id;
      return services.list.page(tx, {
        operation: 'listEmployeeDays',
        last: true,
        from: dayRows(companyId, { ...query, employeeId }),
        columns: dayColumns,
        rowId: sql`concat_ws('/', e.employee_id, e.work_date)`,
        pinyin: { employeeName: sql`m.pinyin` },
        query,
        can: (key) => call.can(key) || (isOwn && key === AMOUNT),
        defaultOrder: sql`e.work_date desc, m.employee_no`,
      });
    }),
});
