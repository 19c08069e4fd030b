import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { scanById } from '../scans/public.ts';
import { lockPayTerms } from '../wages/public.ts';

/** Accepts a suspicious scan, or opens it again; a locked period keeps what was said of it (I38, H10). */
export async function reviewScan(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  { accept, remark }: { readonly accept: boolean; readonly remark?: string | null | undefined },
): Promise<void> {
  const scan = await scanById(tx, actor, id);
  if (!scan) throw new DomainError('record-missing', { what: '扫描' });
  if (scan.suspectFlag !== 1) throw new DomainError('scan-not-suspect', {});
  if (scan.status === 1) throw new DomainError('scan-reversed', {});
  if (scan.employeeId === actor.employee?.id) {
    throw new DomainError('own-work', { action: { zh: '审查', en: 'review' }, what: '扫描' });
  }
  const terms = await lockPayTerms(tx, actor, scan.orderId, scan.workDate, scan);
  const { orderNo } = scan;
  // Accepting changes no wage, and a period waits for it.
  if (terms?.wageLocked && !accept) throw new DomainError('scan-order-locked', { orderNo });
  // A late one is paid, and looked at, with the period behind.
  if (terms?.periodLocked && !(accept && scan.sourcePeriodNo !== null))
    throw new DomainError('period-locked', { periodNo: terms.periodNo ?? '' });
  const status = accept ? 1 : 0;
  const written = await tx.run(sql`
    update mes2.scan set review_status = ${status}::smallint, review_by = ${actor.user.id}, review_date = ${actor.now},
      review_remark = ${remark ?? null}, version = version + 1
    where company_id = ${actor.companyId} and id = ${id} and status = 0`);
  if (written === 0) throw new DomainError('scan-reversed', {});
  const why = remark ? { reason: remark } : {};
  await services.audit(tx, { bizType: 'scan', bizId: id, action: 'review', to: status, ...why });
}
