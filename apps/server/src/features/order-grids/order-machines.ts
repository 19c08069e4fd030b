import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord, type RecordKind } from '../../records/claim-record.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { lockOrder, recordOrder, requireOpen } from '../orders/public.ts';
import {
  findOrderMachine,
  lockMachines,
  machinesOfType,
  type OrderMachine,
} from './order-machine.sql.ts';

type Request = Omit<BodyOf<'updateOrderMachine'>, 'id' | 'version'>;

const TABLE = 'mes2.order_machine';
const kind: RecordKind = {
  table: TABLE,
  no: sql`(select t.name from ccm.machine_type t
    where t.company_id = r.company_id and t.id = r.machine_type_id)`,
  what: { zh: '订单设备', en: 'Machine request' },
};

/** Asks for machines of a type. @throws {DomainError} `machines-short` when the line has fewer to give */
export async function createOrderMachine(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, ...request }: BodyOf<'createOrderMachine'>,
): Promise<OrderMachine> {
  requireOpen(await lockOrder(tx, actor, orderId), '设备');
  const columns = await checked(tx, actor, request);
  const id = await insertRow(tx, TABLE, { orderId, ...columns });
  if (id === undefined) throw new Error('a machine request has no key that could be taken');
  return kept(services, tx, actor, orderId, id, 'addMachine');
}

export async function updateOrderMachine(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, ...request }: BodyOf<'updateOrderMachine'>,
): Promise<OrderMachine> {
  const { orderId } = await claimRecord<{ orderId: string }>(tx, actor, kind, { id, version });
  requireOpen(await lockOrder(tx, actor, orderId), '设备');
  await updateRow(tx, actor, TABLE, id, await checked(tx, actor, request));
  return kept(services, tx, actor, orderId, id, 'updateMachine');
}

export async function deleteOrderMachine(
  services: Services,
  tx: Tx,
  actor: Actor,
  orderId: string,
  id: string,
): Promise<void> {
  requireOpen(await lockOrder(tx, actor, orderId), '设备');
  const gone = await tx.run(sql`
    delete from mes2.order_machine
    where company_id = ${actor.companyId} and order_id = ${orderId} and id = ${id}`);
  if (gone === 0) throw new DomainError('record-missing', { what: kind.what });
  await recordOrder(services, tx, orderId, { action: 'deleteMachine' });
}

async function checked(tx: Tx, actor: Actor, request: Request) {
  const { machineTypeId, needNum, fromDate, toDate } = request;
  const lineDeptId = request.lineDeptId ?? null;
  const machineIds = request.machineIds ?? [];
  if (needNum < 1) throw new DomainError('out-of-range', { field: '需要台数', min: 1, max: 999 });
  if (toDate < fromDate)
    throw new DomainError('dates-reversed', { to: '结束日期', from: '开始日期' });
  await lockMachines(tx, actor, lineDeptId, machineTypeId);
  if ((await machinesOfType(tx, actor, machineTypeId, machineIds)) < new Set(machineIds).size)
    throw new DomainError('record-missing', { what: '设备' });
  return { machineTypeId, needNum, lineDeptId, machineIds, fromDate, toDate };
}

/** Reads the request with what is free, and takes it back when it asks for more. */
async function kept(
  services: Services,
  tx: Tx,
  actor: Actor,
  orderId: string,
  id: string,
  action: string,
): Promise<OrderMachine> {
  const saved = await findOrderMachine(tx, actor, id);
  if (!saved) throw new DomainError('record-missing', { what: kind.what });
  const { machineTypeName: machineType, needNum: need, freeNum } = saved;
  if (need > freeNum)
    throw new DomainError('machines-short', { machineType, need, free: Math.max(0, freeNum) });
  await recordOrder(services, tx, orderId, { action });
  return saved;
}
