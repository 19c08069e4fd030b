import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { businessLogColumns, businessLogRows } from './business-log.sql.ts';

export const businessLogs: Feature<'listBusinessLogs'> = ({ engine, list }) => ({
  listBusinessLogs: ({ scope, companyId, query, can }) =>
    engine.tenant(scope, (tx) =>
      list.page(tx, {
        operation: 'listBusinessLogs',
        from: businessLogRows(companyId, query),
        columns: businessLogColumns,
        query,
        can,
        defaultOrder: sql`l.create_date desc`,
      }),
    ),
});
