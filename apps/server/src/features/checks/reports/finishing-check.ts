import { sql, type Tx } from '../../../database/engine.ts';
import { report } from '../../../list/report.ts';
import { decidedSettings, settingDefaults } from '../../settings/public.ts';
import { checkedDays } from './checked-days.ts';
import {
  finishingColumns,
  finishingRatios,
  finishingRows,
  type ShareGroups,
} from './finishing-check.sql.ts';

/** What was found after finishing, by team or sewing line, day and order. */
export const finishingCheckReport = report({
  operation: 'getFinishingCheckReport',
  scope: 'rows',
  range: 'workDate',
  ask: checkedDays(0),
  know: (tx, { companyId }) => shareGroups(tx, companyId),
  rows: ({ companyId, reach, query, known }) => finishingRows(companyId, reach, query, known),
  columns: finishingColumns,
  ratios: finishingRatios,
  rowId: finishingColumns.rowKey,
  order: sql`g.work_date desc, d.name, l.name, o.order_no`,
});

type Groups = readonly (readonly [name: string, codes: readonly string[]])[];

/** The company names the codes of its groups, in the order in which they are shown. */
async function shareGroups(tx: Tx, companyId: string): Promise<ShareGroups> {
  const decided = await decidedSettings(tx, companyId);
  const groups = (decided.get('fqcShareGroups') ??
    settingDefaults.fqcShareGroups?.value ??
    []) as Groups;
  const [thread, press, stain] = groups;
  return { thread: thread?.[1] ?? [], press: press?.[1] ?? [], stain: stain?.[1] ?? [] };
}
