import { bundleLabel, scannedCode } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Call, Services } from '../../../operations.ts';
import {
  bundleColumns,
  bundleRows,
  bundleSearchAs,
  type LeavingBundle,
  requireSendable,
} from '../../bundles/public.ts';
import { fabricRollByNo, fabricRollColumns, requireFitsOrder } from '../../fabric/public.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { findTarget } from '../find-target.ts';
import { bundleProcessColumns, bundleProcessRows } from './bundle-process-list.sql.ts';
import {
  bedByCode,
  cartonByCode,
  deliveryByCode,
  employeeByBadge,
  machineByCode,
  tableByCode,
} from './handheld.sql.ts';

type Resolved = DataOf<'resolveScanCode'>;
const NOTHING: Pick<Resolved, 'roll' | 'employee' | 'machine' | 'bundle' | 'carton' | 'processes'> =
  {
    roll: null,
    employee: null,
    machine: null,
    bundle: null,
    carton: null,
    processes: [],
  };

/**
 * What a scanned text stands for: roll, badge, bed, table, machine, delivery, carton, else a bundle, a coupon or a slot
 * card.
 */
export async function resolveCode(
  services: Services,
  tx: Tx,
  call: Call<'resolveScanCode'>,
): Promise<Resolved> {
  const code = scannedCode(call.query.code);
  const [roll] = await rollsNamed(services, tx, call, code);
  const { orderId, isFed } = call.query;
  if (roll && orderId && isFed) await requireFitsOrder(tx, call, orderId, [roll]);
  if (roll) return { ...NOTHING, code, kind: 'roll', id: roll.id, label: roll.rollNo, roll };
  const employee = await employeeByBadge(tx, call, code);
  if (employee) {
    const { id, employeeName: label } = employee;
    return { ...NOTHING, code, kind: 'badge', id, label, employee };
  }
  const bed = await bedByCode(tx, call, code, call.query.orderId);
  if (bed) return { ...NOTHING, code, kind: 'bed', ...bed };
  const table = await tableByCode(tx, call, code);
  if (table) return { ...NOTHING, code, kind: 'table', ...table };
  const machine = await machineByCode(tx, call, code);
  if (machine) {
    const { id, machineNo: label } = machine;
    return { ...NOTHING, code, kind: 'machine', id, label, machine };
  }
  const delivery = await deliveryByCode(tx, call, code);
  if (delivery) return { ...NOTHING, code, kind: 'delivery', ...delivery };
  const carton = await cartonByCode(tx, call, code);
  if (carton) {
    const { id, cartonNo: label } = carton;
    return { ...NOTHING, code, kind: 'carton', id, label, carton };
  }
  return bundleNamed(services, tx, call, code);
}

async function bundleNamed(
  services: Services,
  tx: Tx,
  call: Call<'resolveScanCode'>,
  code: string,
): Promise<Resolved> {
  const { bundleId, couponSeq } = await findTarget(tx, call, { barcode: code });
  if (call.query.isSent) await requireToSend(tx, call, bundleId);
  const settings = await floorSettings(tx, call);
  const { list: bundles } = await services.list.page(tx, {
    operation: 'listBundles',
    beyondReach: true,
    from: sql`${bundleRows(call.companyId, {})} and b.id = ${bundleId}`,
    columns: bundleColumns,
    searchAs: bundleSearchAs,
    capitals: ['barcode'],
    query: { pageSize: 1 },
    can: call.can,
  });
  const { list: processes } = await services.list.page(tx, {
    operation: 'listBundleProcesses',
    beyondReach: true,
    from: sql`${bundleProcessRows(call.companyId, { bundleId })}
      ${couponSeq === undefined ? sql`` : sql`and p.seq_no = ${couponSeq}`}`,
    columns: bundleProcessColumns(settings.scanSequence, today(call, settings), call.language),
    query: { pageSize: 200 },
    can: call.can,
    defaultOrder: sql`p.seq_no`,
  });
  const [bundle] = bundles;
  const [process] = processes;
  if (!bundle) throw new DomainError('barcode-unknown', {});
  const coupon = couponSeq === undefined ? undefined : process;
  return {
    ...NOTHING,
    code,
    kind: coupon ? 'coupon' : 'bundle',
    id: coupon?.id ?? bundle.id,
    label: coupon ? `${bundle.bundleLabel}/${coupon.processName}` : bundle.bundleLabel,
    bundle,
    processes,
  };
}

/** @throws {DomainError} where the bundle is another order's, or may not leave the store */
async function requireToSend(
  tx: Tx,
  call: Call<'resolveScanCode'>,
  bundleId: string,
): Promise<void> {
  const bundle = await tx.one<LeavingBundle & { readonly orderId: string }>(sql`
    select id, order_id, bundle_no, split_seq, status, hold_from, hold_reason
    from mes2.bundle where company_id = ${call.companyId} and id = ${bundleId}`);
  if (!bundle) throw new DomainError('barcode-unknown', {});
  const { orderId } = call.query;
  if (orderId && bundle.orderId !== orderId) {
    const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
    throw new DomainError('bundle-of-other-order', { bundleNo });
  }
  await requireSendable(tx, call, bundle);
}

async function rollsNamed(
  services: Services,
  tx: Tx,
  call: Call<'resolveScanCode'>,
  code: string,
): Promise<DataOf<'listFabricRolls'>['list']> {
  const page = await services.list.page(tx, {
    operation: 'listFabricRolls',
    from: fabricRollByNo(call.companyId, code),
    columns: fabricRollColumns,
    query: { pageSize: 1 },
    can: call.can,
  });
  return page.list;
}
