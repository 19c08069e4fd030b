import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { insertRow } from '../../records/write-row.sql.ts';
import { styleDetail } from './style-detail.ts';
import type { StyleHead } from './style-record.ts';

type Style = DataOf<'getStyle'>;

/**
 * The version that was approved last, with its rates; none of a style that never was. Earlier ones were kept without
 * the name of their base size.
 */
export async function lastApproved(
  tx: Tx,
  { companyId }: Actor,
  styleId: string,
): Promise<Style | undefined> {
  const found = await tx.one<{ snapshot: Style }>(sql`
    select jsonb_build_object('baseSizeName', (select z.name from ccm.size z
        where z.company_id = a.company_id and z.id = (a.snapshot ->> 'baseSizeId')::bigint)) || a.snapshot as snapshot
    from mes2.style_approval a where a.company_id = ${companyId} and a.style_id = ${styleId}
    order by a.style_version desc limit 1`);
  return found?.snapshot;
}

/** Keeps a style as it stands as a version that was approved. @returns it, with its rates */
export async function keepApproved(
  tx: Tx,
  actor: Actor,
  { id, styleVersion }: Pick<StyleHead, 'id' | 'styleVersion'>,
): Promise<Style> {
  const snapshot = await styleDetail(tx, { ...actor, can: () => true }, id);
  await insertRow(tx, 'mes2.style_approval', { styleId: id, styleVersion, snapshot });
  return snapshot;
}

/** A style that was brought in approved is kept before its first change, so that the next approval has something to differ from. */
export async function keepUnlessKept(tx: Tx, actor: Actor, style: StyleHead): Promise<void> {
  const kept = await tx.one(sql`
    select 1 from mes2.style_approval
    where company_id = ${actor.companyId} and style_id = ${style.id} and style_version = ${style.styleVersion}::int`);
  if (!kept && style.styleVersion > 0) await keepApproved(tx, actor, style);
}
