import { planBundles } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bedLines, findBed } from '../beds/public.ts';
import { splitRuleOf } from './bundle.sql.ts';
import { blocksOf, placeOf } from './generate-bundles.ts';

/** The bundles a bed would get, with the numbers that are free now; nothing is taken. */
export async function previewBundles(
  tx: Tx,
  actor: Actor,
  {
    reduceBedId,
    splitRuleId,
  }: { readonly reduceBedId: string; readonly splitRuleId?: string | undefined },
): Promise<DataOf<'previewBundles'>> {
  const bed = await findBed(tx, actor, reduceBedId);
  if (!bed) throw new DomainError('record-missing', { what: '床次' });
  const rule = await splitRuleOf(tx, actor, bed.orderId, splitRuleId ?? bed.splitRuleId);
  if (!rule) throw new DomainError('record-missing', { what: '扎号规则' });
  const lines = await bedLines(tx, actor, bed.id);
  const counter = await tx.one<{ firstNo: number }>(sql`
    select next_bundle_no as first_no from mes2.order_counter
    where company_id = ${actor.companyId} and order_id = ${bed.orderId}`);
  const planned = planBundles({
    ...blocksOf(lines),
    rule,
    numbering: rule.numbering,
    firstNo: counter?.firstNo ?? 1,
  });
  return {
    splitRuleId: rule.id,
    splitRuleName: rule.name,
    bundleNum: planned.length,
    num: planned.reduce((total, { num }) => total + num, 0),
    bundles: planned.map(({ bundleNo, ...bundle }) => {
      const { colorName = '', sizeName = '', ...place } = placeOf(bed, lines, bundle);
      const { shade, position, plyFrom, plyTo, num } = place;
      return { bundleNo, colorName, sizeName, shade, position, plyFrom, plyTo, num };
    }),
  };
}
