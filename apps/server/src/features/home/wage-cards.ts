import { andWithinReach } from '../../access/within-reach.ts';
import { sql } from '../../database/engine.ts';
import { type CardCode, type CardFigure, ITEMS } from './home-card.ts';

const REPORT = '/mes/report/wageReport';
const PERIODS = { zh: '期', en: 'periods', one: 'period' };

/** The wages of the running period. */
export const wageCards: { readonly [Code in CardCode]?: CardFigure } = {
  wagePeriod: {
    screen: REPORT,
    link: REPORT,
    unit: { zh: '未锁定', en: 'not locked' },
    // The first one that is still open.
    figure: ({ companyId }) => sql`
      select (select p.period_no from mes2.wage_period p
        where p.company_id = ${companyId} and p.status in (0, 1) and p.del_flag = '0'
        order by p.from_date limit 1) as value`,
  },
  wageAdjustsToApprove: {
    screen: REPORT,
    link: REPORT,
    unit: ITEMS,
    figure: ({ companyId, reach }) => sql`
      select count(*)::text as value from mes2.wage_adjust a
      where a.company_id = ${companyId} and a.status = 0 and a.del_flag = '0'
      ${andWithinReach(reach, 'mes2.wage_adjust', sql`a`)}`,
  },
  wagesToPay: {
    screen: REPORT,
    link: REPORT,
    unit: PERIODS,
    // Locked and not paid out.
    figure: ({ companyId }) => sql`
      select count(*)::text as value from mes2.wage_period p
      where p.company_id = ${companyId} and p.status = 2 and p.del_flag = '0'`,
  },
};
