import { sql } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Feature } from '../../../operations.ts';
import { sightOf } from '../../people/public.ts';
import { businessLogColumns, businessLogRows } from './business-log.sql.ts';

type Log = DataOf<'listBusinessLogs'>;
type Change = Log['list'][number]['changes'][number];

/** Figures that not everybody who reads a log may see, by the right they ask for. */
const GUARDED: readonly (readonly [right: string, isGuarded: (change: Change) => boolean])[] = [
  [
    'FIELD^orderProcess.price',
    ({ field, title }) => ['price', 'priceTotal'].includes(field) || title.endsWith('工价'),
  ],
  [
    'FIELD^wage.amount',
    ({ field }) => ['payableAmount', 'payCoefficient', 'baseWage', 'hourlyRate'].includes(field),
  ],
  ['FIELD^order.unitPrice', ({ field }) => ['unitPrice', 'cmPrice', 'amount'].includes(field)],
];

export const businessLogs: Feature<'listBusinessLogs'> = ({ engine, list }) => ({
  listBusinessLogs: (call) =>
    engine.tenant(call.scope, async (tx) => {
      const { companyId, query, can, language } = call;
      if (query.bizType === 'employee') await sightOf(tx, call, query.bizId);
      const page = await list.page(tx, {
        operation: 'listBusinessLogs',
        from: businessLogRows(companyId, query),
        columns: businessLogColumns(language),
        query,
        can,
        defaultOrder: sql`l.create_date desc`,
      });
      const hidden = GUARDED.filter(([right]) => !can(right));
      const shown = ({ changes, ...row }: Log['list'][number]) => ({
        ...row,
        changes: changes.filter((change) => !hidden.some(([, isGuarded]) => isGuarded(change))),
      });
      return { ...page, list: page.list.map(shown) };
    }),
});
