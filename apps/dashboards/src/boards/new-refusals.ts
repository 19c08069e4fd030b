import type { FinishingCheckBoard } from '@garment-mes/sdk/mes2';
import type { Occurrence } from '../screen/occurrences.ts';

/** A lot that was refused. */
const REFUSED = 2;

type Seen = Pick<FinishingCheckBoard, 'finals'>;

/** Lots that were refused between two answers; each is announced once, those of the first answer not at all. */
export function newRefusals(before: Seen | undefined, after: Seen): readonly Occurrence[] {
  if (before === undefined) return [];
  const known = new Set(before.finals.map(({ id }) => id));
  return after.finals
    .filter(({ id, result }) => result === REFUSED && !known.has(id))
    .map(({ id, orderNo }) => ({
      event: 'qcAlarm',
      key: `qcAlarm ${id}`,
      values: { order: orderNo, line: orderNo },
      isAlarm: false,
    }));
}
