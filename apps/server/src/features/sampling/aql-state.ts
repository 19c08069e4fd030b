import { nextSeverity } from '@garment-mes/domain/quality';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { decidedSettings, settingDefaults } from '../settings/public.ts';

export type AqlState = DataOf<'getAqlState'>;

/** Lots that are shown behind a state: the ones the switch looks at. */
const SHOWN = 5;

/**
 * How the next lot of a customer and style is inspected, worked out of the first inspections in the order in which they
 * were confirmed: a lot that was let go all the same had been refused. The newest five stand behind it, newest first.
 */
export async function aqlState(
  tx: Tx,
  companyId: string,
  of: { readonly customerId: string; readonly styleId: string },
): Promise<AqlState> {
  const lots = await tx.all<AqlState['lots'][number]>(sql`
    select q.id as check_id, q.check_no, o.order_no, q.work_date, q.result
    from mes2.qc_check_record q
    join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
    where q.company_id = ${companyId} and o.customer_id = ${of.customerId} and o.style_id = ${of.styleId}
      and q.check_type = 5 and q.round = 1 and q.status = 4 and q.del_flag = '0'
    order by q.confirm_date, q.id`);
  const decided = await decidedSettings(tx, companyId);
  const isOn = Number(decided.get('aqlTightened') ?? settingDefaults.aqlTightened?.value) === 1;
  return {
    mode: isOn ? nextSeverity(lots.map(({ result }) => result === 1)) : 'normal',
    lots: lots.slice(-SHOWN).reverse(),
  };
}
