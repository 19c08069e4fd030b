import type { Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../actor.ts';
import {
  addToEmployeeDay,
  addToLineHour,
  appendProgress,
  type CountedScan,
} from './roll-ups.sql.ts';
import type { ScannedBundle, ScannedProcess, Worker } from './scan-target.sql.ts';

const SEWING = 3;

export const rollUpKeys = (
  bundle: Pick<ScannedBundle, 'orderId' | 'colorId' | 'sizeId'>,
  process: Pick<ScannedProcess, 'orderProcessId'>,
  worker: Pick<Worker, 'id'>,
  lineDeptId: string,
) => ({
  employeeId: worker.id,
  lineDeptId,
  orderId: bundle.orderId,
  orderProcessId: process.orderProcessId,
  colorId: bundle.colorId,
  sizeId: bundle.sizeId,
});

/** The person's day always; the line's hour and the order's progress at an output point. */
export async function rollUp(
  tx: Tx,
  actor: Actor,
  { isOutput, section }: Pick<ScannedProcess, 'isOutput' | 'section'>,
  scan: CountedScan,
): Promise<void> {
  const atOutput = isOutput && scan.num !== 0;
  await Promise.all([
    addToEmployeeDay(tx, actor, scan),
    atOutput && addToLineHour(tx, actor, scan),
    atOutput && section === SEWING && appendProgress(tx, actor, scan, 'sew'),
  ]);
}

export async function announce(
  { publish }: Services,
  tx: Tx,
  bundle: Pick<ScannedBundle, 'id' | 'orderId'>,
  lineDeptId: string,
): Promise<void> {
  await publish(
    tx,
    { topic: 'bundle', keys: [bundle.id] },
    { topic: 'lineHour', keys: [lineDeptId] },
    { topic: 'order', keys: [bundle.orderId] },
  );
}
