import { DomainError } from '@garment-mes/domain/refusals';
import type { Feature } from '../../../operations.ts';
import { clockText } from '../../../records/clock-text.ts';
import { requireRange } from '../../../records/require-range.ts';
import { lendPeople, manpowerPage, writePlans } from './manpower.ts';

const MOST_DAYS = 62;

/** Heads planned, away, borrowed and needed by line and day. */
export const manpower: Feature<'listManpowerPlans' | 'updateManpowerPlan' | 'lendManpower'> = (
  services,
) => ({
  listManpowerPlans: (call) => {
    const { from, to } = call.query;
    requireRange(from, to, MOST_DAYS);
    return services.engine.tenant(
      call.scope,
      (tx) => manpowerPage(services, tx, call, call.query),
      { readOnly: true },
    );
  },

  updateManpowerPlan: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { rows } = call.body;
      const [first] = rows;
      if (!first) return [];
      const today = clockText(call.now, call.scope.timeZone).slice(0, 10);
      if (rows.some(({ workDate }) => workDate < today)) throw new DomainError('manpower-past', {});
      await writePlans(services, tx, call, rows);
      const dates = rows.map(({ workDate }) => workDate).sort();
      const page = await manpowerPage(services, tx, call, {
        pageSize: 500,
        from: dates[0] ?? today,
        to: dates.at(-1) ?? today,
      });
      return page.list.filter(({ deptId }) => rows.some((row) => row.deptId === deptId));
    }),

  lendManpower: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { fromDate, toDate, fromDeptId, toDeptId } = call.body;
      requireRange(fromDate, toDate, MOST_DAYS);
      const today = clockText(call.now, call.scope.timeZone).slice(0, 10);
      if (fromDate < today) throw new DomainError('manpower-past', {});
      await lendPeople(services, tx, call, call.body);
      const page = await manpowerPage(services, tx, call, {
        pageSize: 500,
        from: fromDate,
        to: toDate,
      });
      return page.list.filter(({ deptId }) => deptId === fromDeptId || deptId === toDeptId);
    }),
});
