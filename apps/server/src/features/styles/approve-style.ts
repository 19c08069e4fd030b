import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { moved, StyleStatus, styleMoves } from '@garment-mes/domain/states';
import { checkStyleApproval } from '@garment-mes/domain/styles';
import type { Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimAnyVersion, claimRecord } from '../../records/claim-record.sql.ts';
import { loggedChange } from '../../records/record-changes.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { keepApproved, lastApproved } from './keep-approved.ts';
import { styleChanges } from './style-changes.ts';
import { styleProcesses } from './style-grids.sql.ts';
import { type StyleHead, styleRecord } from './style-record.ts';

/** Counts the version on, so that orders can copy it, and keeps what was approved for the log. */
export async function approveStyle(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const style = await claimRecord<StyleHead>(tx, actor, styleRecord, claim);
  const { id, styleNo } = style;
  const status = moved(styleMoves, 'approve', { no: styleNo, status: style.status });
  const processes = await styleProcesses(tx, actor, id);
  refuseFirst(checkStyleApproval(processes));
  const styleVersion = style.styleVersion + 1;
  await updateRow(tx, actor, 'mes2.style', id, { status, styleVersion });

  const before = await lastApproved(tx, actor, id);
  const approved = await keepApproved(tx, actor, { id, styleVersion });
  const diff = before ? styleChanges(before, approved).map(loggedChange) : undefined;
  const step = { action: 'approve', from: style.status, to: status, ...(diff && { diff }) };
  await services.audit(tx, { bizType: 'style', bizId: id, ...step });
  await services.publish(tx, { topic: 'style', keys: [id] });
}

/** Takes a style out of use or back; a repeated call finds the work done. */
export async function changeStyleStatus(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  wanted: StyleStatus,
  reason: string | undefined,
): Promise<void> {
  const style = await claimAnyVersion<StyleHead>(tx, actor, styleRecord, id);
  if (style.status === wanted) return;
  if (wanted === StyleStatus.draft) throw new DomainError('invalid-value', { field: '状态' });
  const move = wanted === StyleStatus.disabled ? 'disable' : 'enable';
  const status = moved(styleMoves, move, { no: style.styleNo, status: style.status });
  await updateRow(tx, actor, 'mes2.style', id, { status });
  const why = reason ? { reason } : {};
  const step = { action: move, from: style.status, to: status };
  await services.audit(tx, { bizType: 'style', bizId: id, ...step, ...why });
  await services.publish(tx, { topic: 'style', keys: [id] });
}
