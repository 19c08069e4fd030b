import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import {
  dieColumns,
  dieEventColumns,
  dieEventRows,
  diePartColumns,
  diePartRows,
  dieRows,
} from './die-list.sql.ts';

export type DieLists = 'listCuttingDies' | 'listCuttingDieParts' | 'listCuttingDieHistory';

/** Dies, what they cut, and what happened to one of them. */
export const dieLists: Feature<DieLists> = (services) => ({
  listCuttingDies: (call) =>
    services.engine.tenant(call.scope, (tx) =>
      services.list.page(tx, {
        operation: 'listCuttingDies',
        last: true,
        from: dieRows(call.companyId, call.query ?? {}),
        columns: dieColumns,
        pinyin: { name: sql`k.pinyin` },
        query: call.query,
        can: call.can,
        defaultOrder: sql`k.mold_no`,
      }),
    ),

  listCuttingDieParts: (call) =>
    services.engine.tenant(call.scope, (tx) =>
      services.list.page(tx, {
        operation: 'listCuttingDieParts',
        last: true,
        from: diePartRows(call.companyId),
        columns: diePartColumns,
        query: call.query,
        can: call.can,
        defaultOrder: sql`p.code`,
      }),
    ),

  listCuttingDieHistory: (call) =>
    services.engine.tenant(call.scope, (tx) =>
      services.list.page(tx, {
        operation: 'listCuttingDieHistory',
        last: true,
        from: dieEventRows(call.companyId, call.query.id),
        columns: dieEventColumns(call.language),
        rowId: sql`l.id`,
        query: call.query,
        can: call.can,
        defaultOrder: sql`l.create_date desc, l.id desc`,
      }),
    ),
});
