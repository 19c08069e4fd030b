import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { OperationId } from '../../generated/operations.ts';
import { matchingRows } from '../../list/matching-rows.sql.ts';
import type { Call, Feature } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { addBad, takeBadOff } from './change-bads.ts';
import { checkContext } from './check-context.ts';
import { checkDetail } from './check-detail.ts';
import { checkColumns, checkCounts, checkRows } from './check-list.sql.ts';
import { reachedCheck } from './check-record.sql.ts';
import { failedCheckReport } from './failed-check-report.ts';
import { reinspectCheck } from './reinspect-check.ts';
import { bundleDefectReport } from './reports/bundle-defects.ts';
import { checkRecordReport } from './reports/check-record-report.ts';
import { finalWorkReport } from './reports/final-work.ts';
import { finishingCheckReport } from './reports/finishing-check.ts';
import { orderQuality } from './reports/order-quality.ts';
import { reworkBad } from './rework-bad.ts';
import { changeCheck, createCheck } from './save-check.ts';
import { submitCheck } from './submit-check.ts';
import { voidCheck } from './void-check.ts';

type CheckOperations =
  | 'listCheckRecords'
  | 'countCheckRecords'
  | 'getCheckRecord'
  | 'getCheckContext'
  | 'createCheckRecord'
  | 'updateCheckRecord'
  | 'createCheckBad'
  | 'deleteCheckBad'
  | 'reworkCheckBad'
  | 'submitCheckRecord'
  | 'reinspectCheckRecord'
  | 'voidCheckRecord'
  | 'getBundleDefectReport'
  | 'getCheckRecordReport'
  | 'getFailedCheckReport'
  | 'getFinalInspectionWorkReport'
  | 'getFinishingCheckReport'
  | 'getOrderDefectPareto'
  | 'getOrderQualityReport';

/** Checks of garments, bundles and lots, and what has to be mended after them. */
export const checks: Feature<CheckOperations> = (services) => {
  /** Does something and answers with the record as it stands then. */
  const answering = (
    call: Call<OperationId>,
    work: (tx: Tx) => Promise<string>,
  ): ReturnType<typeof checkDetail> =>
    services.engine.tenant(call.scope, async (tx) =>
      checkDetail(services, tx, call, await work(tx)),
    );
  const then = async (id: string, work: Promise<void>): Promise<string> => {
    await work;
    return id;
  };
  return {
    ...bundleDefectReport(services),
    ...checkRecordReport(services),
    ...failedCheckReport(services),
    ...finalWorkReport(services),
    ...finishingCheckReport(services),
    ...orderQuality(services),

    listCheckRecords: ({ scope, companyId, query = {}, can, employee, long }) =>
      services.engine.tenant(scope, (tx) =>
        services.list.page(tx, {
          operation: 'listCheckRecords',
          long,
          last: true,
          from: checkRows(companyId, query, employee?.id),
          columns: checkColumns(employee?.id),
          query,
          can,
          defaultOrder: NEWEST,
        }),
      ),

    countCheckRecords: ({ scope, companyId, query = {}, can, employee }) =>
      services.engine.tenant(scope, (tx) =>
        checkCounts(
          tx,
          matchingRows(tx, {
            operation: 'listCheckRecords',
            from: checkRows(companyId, query, employee?.id),
            columns: checkColumns(employee?.id),
            query,
            can,
          }),
        ),
      ),

    getCheckRecord: (call) =>
      answering(call, async (tx) => (await reachedCheck(tx, call, call.query.id)).id),
    getCheckContext: (call) =>
      services.engine.tenant(call.scope, (tx) => checkContext(services, tx, call, call.query)),
    createCheckRecord: (call) =>
      answering(call, (tx) => createCheck(services, tx, call, call.body)),
    updateCheckRecord: (call) =>
      answering(call, (tx) => then(call.body.id, changeCheck(services, tx, call, call.body))),
    createCheckBad: (call) => answering(call, (tx) => addBad(services, tx, call, call.body)),
    deleteCheckBad: (call) =>
      answering(call, (tx) => takeBadOff(services, tx, call, call.query.id)),
    submitCheckRecord: (call) =>
      answering(call, (tx) => then(call.body.id, submitCheck(services, tx, call, call.body))),
    reinspectCheckRecord: (call) =>
      answering(call, (tx) => reinspectCheck(services, tx, call, call.body)),
    voidCheckRecord: (call) =>
      answering(call, (tx) => then(call.body.id, voidCheck(services, tx, call, call.body))),
    reworkCheckBad: (call) =>
      eachAlone(services, call, call.body.ids, (tx, id) =>
        reworkBad(services, tx, call, id, call.body.reworkStatus),
      ),
  };
};

const NEWEST: Sql = sql`q.work_date desc, q.id desc`;
