import { andWithinReach } from '../../access/within-reach.ts';
import { sql } from '../../database/engine.ts';
import { materialReportRows } from '../materials/public.ts';
import { type CardCode, type CardFigure, ITEMS, ORDERS, urgent } from './home-card.ts';

const SLIPS = '/mes/cloth/feedingSing';
const count = sql`count(*)::text as value`;

/** Cloth, what is fed to the tables, and what orders lack. */
export const fabricCards: { readonly [Code in CardCode]?: CardFigure } = {
  fabricToInspect: {
    screen: '/mes/cloth/clothList',
    link: '/mes/cloth/clothList',
    asks: { status: '0', inspectResult: '0' },
    unit: ITEMS,
    figure: ({ companyId }) => sql`
      select ${count} from mes2.cloth c
      where c.company_id = ${companyId} and c.status = 0 and c.inspect_result = 0 and c.del_flag = '0'`,
  },
  feedingToIssue: {
    screen: SLIPS,
    link: SLIPS,
    asks: { status: '0' },
    unit: ITEMS,
    figure: ({ companyId, reach }) => sql`
      select ${count} from mes2.feeding_slip f
      where f.company_id = ${companyId} and f.status = 0 and f.del_flag = '0'
      ${andWithinReach(reach, 'mes2.feeding_slip', sql`f`)}`,
  },
  fabricRelaxing: {
    screen: '/mes/cloth/clothList',
    link: '/mes/cloth/clothList',
    asks: { relaxing: 'true', status: '0,1' },
    unit: ITEMS,
    figure: ({ companyId, now }) => sql`
      select ${count} from mes2.cloth c
      where c.company_id = ${companyId} and c.status in (0, 1) and c.relax_date > ${now}::timestamptz
        and c.del_flag = '0'`,
  },
  feedingDifferences: {
    screen: SLIPS,
    link: SLIPS,
    unit: ITEMS,
    // More than half a per cent of what was issued, not settled yet.
    figure: ({ companyId, reach }) => sql`
      select ${count} from mes2.feeding_slip f
      where f.company_id = ${companyId} and f.status = 2 and f.del_flag = '0'
        and abs(f.diff_len) * 200 > f.issued_len
      ${andWithinReach(reach, 'mes2.feeding_slip', sql`f`)}`,
    level: urgent,
  },
  fabricToReturn: {
    screen: SLIPS,
    link: SLIPS,
    unit: { zh: '卷', en: 'rolls', one: 'roll' },
    // Rolls with something left on them although their bed was handed on, which neither their slip nor that of the
    // leftovers took back; one that the next bed spreads is needed there.
    figure: ({ companyId, reach }) => sql`
      select ${count} from mes2.feeding_slip f
      join mes2.feeding_slip_line l on l.company_id = f.company_id and l.feeding_id = f.id and l.return_len = 0
      join mes2.fabric_roll r on r.company_id = l.company_id and r.id = l.fabric_roll_id
        and r.remain_len > 0 and r.status in (0, 2)
      join mes2.cutting_bed b on b.company_id = f.company_id and b.id = f.cutting_bed_id and b.status in (3, 4, 5)
      where f.company_id = ${companyId} and f.status = 2 and f.del_flag = '0' and not exists (
        select 1 from mes2.remnant_slip s
        join mes2.remnant_slip_line i on i.company_id = s.company_id and i.slip_id = s.id
          and i.fabric_roll_id = r.id and i.kind = 3
        where s.company_id = b.company_id and s.cutting_bed_id = b.id and s.status = 1 and s.del_flag = '0')
      ${andWithinReach(reach, 'mes2.feeding_slip', sql`f`)}`,
  },
  ordersShortOfMaterial: {
    screen: '/mes/material/materialReport',
    link: '/mes/material/materialReport',
    asks: { lacking: 'true' },
    unit: ORDERS,
    figure: ({ companyId }) => sql`
      select count(distinct r.order_id)::text as value ${materialReportRows(companyId, { lacking: true })}`,
  },
};
