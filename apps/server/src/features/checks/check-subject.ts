import { bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { type CheckedBundle, requireCheckedBundle } from '../cutting/public.ts';
import { findTarget } from '../scans/public.ts';
import {
  CheckKind,
  type CheckRecord,
  type CheckType,
  leftToCheck,
  openReworkOf,
} from './check-record.sql.ts';

/** What a check is of, as it is typed. */
export interface TypedSubject {
  readonly orderId: string;
  readonly bundleId?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  readonly lineDeptId?: string | null | undefined;
  readonly teamDeptId?: string | null | undefined;
  readonly shipmentId?: string | null | undefined;
  readonly inspectorId?: string | null | undefined;
}

/** What a check is of: everything exists, is the company's and the order's. */
export interface CheckSubject {
  readonly orderId: string;
  readonly bundle: CheckedBundle | undefined;
  readonly lineDeptId: string | null;
  readonly teamDeptId: string | null;
  readonly shipmentId: string | null;
  readonly inspectorId: string;
}

const AT_LINE: readonly CheckType[] = [CheckKind.firstPiece, CheckKind.inline, CheckKind.endLine];
const OF_BUNDLE: readonly CheckType[] = [CheckKind.endLine, CheckKind.panels];
/** Checks that count for the line that sewed the bundle, where no other is said. */
const OF_LINE: readonly CheckType[] = [...AT_LINE, CheckKind.finishing];

/**
 * Locks the bundle.
 *
 * @throws {DomainError} where the bundle is held, void or split, of another order or missing, or the line is missing
 */
export async function requireSubject(
  tx: Tx,
  actor: Actor,
  checkType: CheckType,
  typed: TypedSubject,
): Promise<CheckSubject> {
  const { orderId } = typed;
  const bundle = await namedBundle(tx, actor, typed);
  if (!bundle && OF_BUNDLE.includes(checkType)) throw new DomainError('barcode-unknown', {});
  if (bundle && bundle.orderId !== orderId)
    throw new DomainError('bundle-of-other-order', {
      bundleNo: bundleLabel(bundle.bundleNo, bundle.splitSeq),
    });
  const sewnBy = OF_LINE.includes(checkType) ? (bundle?.lineDeptId ?? null) : null;
  const lineDeptId = typed.lineDeptId ?? sewnBy;
  if (lineDeptId === null && AT_LINE.includes(checkType))
    throw new DomainError('check-line-missing', {});
  const inspectorId = typed.inspectorId ?? actor.employee?.id;
  if (inspectorId === undefined)
    throw new DomainError('required', { field: { zh: '检验员', en: 'the inspector' } });
  const { teamDeptId = null, shipmentId = null } = typed;
  await requireNamed(tx, actor, { orderId, lineDeptId, teamDeptId, shipmentId, inspectorId });
  return { orderId, bundle, lineDeptId, teamDeptId, shipmentId, inspectorId };
}

async function namedBundle(
  tx: Tx,
  actor: Actor,
  { bundleId, barcode }: TypedSubject,
): Promise<CheckedBundle | undefined> {
  if (bundleId) return requireCheckedBundle(tx, actor, bundleId);
  if (!barcode?.trim()) return undefined;
  const target = await findTarget(tx, actor, { barcode });
  return requireCheckedBundle(tx, actor, target.bundleId);
}

async function requireNamed(
  tx: Tx,
  { companyId }: Actor,
  named: Omit<CheckSubject, 'bundle'>,
): Promise<void> {
  const department = (zh: string, en: string) => ({ table: 'amc.department', what: { zh, en } });
  const member = { table: 'amc.company_member', what: { zh: '检验员', en: 'Inspector' } };
  if (named.lineDeptId)
    await requireReference(tx, department('产线', 'Line'), companyId, named.lineDeptId);
  if (named.teamDeptId)
    await requireReference(tx, department('班组', 'Team'), companyId, named.teamDeptId);
  await requireReference(tx, member, companyId, named.inspectorId);
  if (!named.shipmentId) return;
  const shipment = await tx.one(sql`
    select 1 from mes2.order_shipment
    where company_id = ${companyId} and id = ${named.shipmentId} and order_id = ${named.orderId} and del_flag = '0'`);
  if (!shipment)
    throw new DomainError('record-missing', { what: { zh: '走货批', en: 'Shipment' } });
}

/**
 * Garments that a check may still look at: of a re-inspection the open rework, at the end of the line what it has not
 * judged, else the bundle. The bundle and the record that is re-inspected are locked.
 *
 * @throws {DomainError} `out-of-range`, `check-rework-none` or `bundle-checked`
 */
export async function requireCheckNum(
  tx: Tx,
  actor: Actor,
  checkNum: number,
  of: {
    readonly checkType: CheckType;
    readonly bundle: CheckedBundle | undefined;
    readonly parent: CheckRecord | undefined;
    /** The record that is checked, where it is there already. */
    readonly id: string | null;
  },
): Promise<void> {
  const { checkType, bundle, parent, id } = of;
  if (parent) {
    const open = await openReworkOf(tx, actor, parent.id, id);
    if (open < 1) throw new DomainError('check-rework-none', { checkNo: parent.checkNo });
    return requireFrom1(checkNum, open);
  }
  if (!bundle) return requireFrom1(checkNum, MOST_PIECES);
  if (checkType !== CheckKind.endLine) return requireFrom1(checkNum, bundle.num);
  const { checked, left } = await leftToCheck(tx, actor, bundle);
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  if (checked > 0 && checkNum > left)
    throw new DomainError('bundle-checked', { bundleNo, checked, left });
  requireFrom1(checkNum, left);
}

/** Where nothing says how many there are: what the body takes. */
const MOST_PIECES = 100_000_000;

function requireFrom1(checkNum: number, max: number): void {
  if (checkNum >= 1 && checkNum <= max) return;
  throw new DomainError('out-of-range', { field: { zh: '检查数', en: 'Checked' }, min: 1, max });
}
