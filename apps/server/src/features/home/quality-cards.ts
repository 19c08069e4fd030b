import { addDays } from '@garment-mes/domain/time';
import { andWithinReach } from '../../access/within-reach.ts';
import { type Sql, sql } from '../../database/engine.ts';
import { type CardCode, type CardFigure, ITEMS, type Looker } from './home-card.ts';

const FINALS = '/mes/qc/qcInspectionList';
/** Days in which a final inspection is a recent one. */
const RECENT_DAYS = 7;

const finals =
  (where: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    sql`
    select count(*)::text as value from mes2.qc_check_record q
    where q.company_id = ${looker.companyId} and q.del_flag = '0' and q.check_type = 5 and q.status <> 9
      and ${where(looker)} ${andWithinReach(looker.reach, 'mes2.qc_check_record', sql`q`)}`;

/** Final inspections of lots. */
export const qualityCards: { readonly [Code in CardCode]?: CardFigure } = {
  finalsToConfirm: {
    screen: FINALS,
    link: FINALS,
    unit: ITEMS,
    asks: { status: '1' },
    figure: finals(() => sql`q.status = 1`),
  },
  finalRejections: {
    screen: FINALS,
    link: FINALS,
    unit: ITEMS,
    asks: { result: '2' },
    figure: finals(() => sql`q.result = 2`),
  },
  recentFinals: {
    screen: FINALS,
    link: FINALS,
    unit: ITEMS,
    asks: ({ today }) => ({ workDate: `${addDays(today, -RECENT_DAYS)}..${today}` }),
    figure: finals(
      ({ today }) =>
        sql`q.work_date between ${addDays(today, -RECENT_DAYS)}::date and ${today}::date`,
    ),
  },
};
