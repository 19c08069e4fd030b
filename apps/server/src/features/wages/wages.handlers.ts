import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { clockText } from '../../records/clock-text.ts';
import { continueCalculation } from './calculate/continue-calculation.ts';
import { startCalculation } from './calculate/start-calculation.ts';
import { shownRule, testLock } from './lock/lock-check.ts';
import { lockWages } from './lock/lock-wages.ts';
import { createPeriod } from './periods/create-period.ts';
import { NEWEST_FIRST, periodColumns, periodRows } from './periods/period-list.sql.ts';
import { readPeriod, shownPeriod } from './periods/read-period.ts';
import { groupColumns, groupRows } from './reports/group-list.sql.ts';
import { wageReport } from './reports/wage-report.ts';
import { wageWatchReport } from './reports/watch-report.ts';

type Ids =
  | 'listWagePeriods'
  | 'createWagePeriod'
  | 'getWageLockCheck'
  | 'calculateWages'
  | 'lockWages'
  | 'listGroupWages'
  | 'getWageReport'
  | 'getWageWatchReport';

/** Wage periods from open to locked: their calculation, and what speaks against locking them. */
export const wages: Feature<Ids> = (services) => ({
  ...wageReport(services),
  ...wageWatchReport(services),

  listWagePeriods: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listWagePeriods',
        last: true,
        from: periodRows(companyId),
        columns: periodColumns,
        query,
        can,
        defaultOrder: NEWEST_FIRST,
      }),
    ),

  createWagePeriod: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const id = await createPeriod(services, tx, call, call.body);
      return shownPeriod(services, tx, call, id);
    }),

  getWageLockCheck: (call) =>
    services.engine.tenant(
      call.scope,
      async (tx) => {
        const { companyId, query, language, now, scope } = call;
        const period = await readPeriod(tx, companyId, query.periodId);
        const deptIds = query.deptIds?.split(',');
        const { rules, figures } = await testLock(tx, { companyId, period, deptIds });
        return {
          asOf: clockText(now, scope.timeZone),
          isOk: rules.every(({ refusal }) => refusal === undefined),
          checks: rules.map((rule) => shownRule(rule, language)),
          recordNum: figures.recordNum,
          ...(call.can('FIELD^wage.amount') ? { payableAmount: figures.payable } : {}),
        };
      },
      { readOnly: true },
    ),

  calculateWages: async (call) => {
    const id = await services.engine.tenant(call.scope, (tx) =>
      startCalculation(services, tx, call, call.body),
    );
    // The page goes on; what fails here is taken up again by the job that looks for unfinished calculations.
    void continueCalculation(services, call.scope, id).catch(() => {});
    return { id };
  },

  lockWages: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await lockWages(services, tx, call, call.body);
      return shownPeriod(services, tx, call, call.body.periodId);
    }),

  listGroupWages: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listGroupWages',
        last: true,
        from: groupRows(companyId, query.periodId),
        columns: groupColumns(can('FIELD^wage.amount')),
        query,
        can,
        defaultOrder: sql`h.from_date desc, d.code, h.id`,
      }),
    ),
});
