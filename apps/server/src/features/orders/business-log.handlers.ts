import { sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import { businessLogColumns, businessLogRows } from './business-log.sql.ts';

type Log = DataOf<'listBusinessLogs'>;
type Change = Log['list'][number]['changes'][number];

/** Rates of operations, which not everybody who reads a log may see. */
const RATES: ReadonlySet<string> = new Set(['price', 'priceTotal']);
const isRate = ({ field, title }: Change): boolean => RATES.has(field) || title.endsWith('工价');

export const businessLogs: Feature<'listBusinessLogs'> = ({ engine, list }) => ({
  listBusinessLogs: ({ scope, companyId, query, can, language }) =>
    engine.tenant(scope, async (tx) => {
      const page = await list.page<Log>(tx, {
        operation: 'listBusinessLogs',
        from: businessLogRows(companyId, query),
        columns: businessLogColumns(language),
        query,
        can,
        defaultOrder: sql`l.create_date desc`,
      });
      if (can('FIELD^orderProcess.price')) return page;
      const shown = ({ changes, ...row }: Log['list'][number]) => ({
        ...row,
        changes: changes.filter((change) => !isRate(change)),
      });
      return { ...page, list: page.list.map(shown) };
    }),
});
