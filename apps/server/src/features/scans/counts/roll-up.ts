import type { Tx } from '../../../database/engine.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import type { ScannedProcess } from '../scan-target.sql.ts';
import {
  addToEmployeeDay,
  addToLineHour,
  appendProgress,
  type CountedScan,
} from './roll-ups.sql.ts';

export const SEWING = 3;

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

/** Publishes that these bundles, lines and orders changed. */
export async function announce(
  { publish }: Services,
  tx: Tx,
  touched: readonly { bundleId: string; lineDeptId: string; orderId: string }[],
): Promise<void> {
  const keys = (field: keyof (typeof touched)[number]) => [
    ...new Set(touched.map((each) => each[field])),
  ];
  await publish(
    tx,
    { topic: 'bundle', keys: keys('bundleId') },
    { topic: 'lineHour', keys: keys('lineDeptId') },
    { topic: 'order', keys: keys('orderId') },
  );
}
