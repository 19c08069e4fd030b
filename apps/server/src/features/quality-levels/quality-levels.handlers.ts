import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { requireMonth } from '../../records/report-range.ts';
import { letterOf } from './figures.sql.ts';
import { levelColumns, levelRows, matrixColumns, matrixRows } from './level-lists.sql.ts';
import { recalculateLevels } from './recalculate-levels.ts';

type Ids = 'listQualityLevels' | 'getQualityLevelMatrix' | 'recalculateQualityLevels';

/** The grade a line or a person earns on a day, and a month of them. */
export const qualityLevels: Feature<Ids> = (services) => ({
  listQualityLevels: ({ scope, companyId, query, can }) =>
    services.engine.tenant(
      scope,
      (tx) =>
        services.list.page(tx, {
          operation: 'listQualityLevels',
          last: true,
          from: levelRows(companyId, tx.reach, query.targetType, query.targetId),
          columns: levelColumns(query.targetType),
          query,
          can,
          defaultOrder: sql`q.work_date desc`,
        }),
      { readOnly: true },
    ),

  getQualityLevelMatrix: ({ scope, companyId, query, can }) =>
    services.engine.tenant(
      scope,
      async (tx) => {
        const { targetType: target, month, deptId, onlyBelow } = query;
        const letter = await letterOf(tx, companyId);
        const search = { target, days: requireMonth(month), deptId, onlyBelow };
        return services.list.page(tx, {
          operation: 'getQualityLevelMatrix',
          last: true,
          from: matrixRows(companyId, tx.reach, letter, search),
          columns: matrixColumns(target, letter),
          rowId: sql`f.target_id`,
          query,
          can,
          defaultOrder: target === 1 ? sql`t.sort, t.code` : sql`t.employee_no`,
        });
      },
      { readOnly: true },
    ),

  recalculateQualityLevels: (call) =>
    services.engine.tenant(call.scope, async (tx) => ({
      id: await recalculateLevels(services, tx, call, call.body),
    })),
});
