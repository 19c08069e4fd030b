import { type PatrolLight, patrolScore } from '@garment-mes/domain/quality';
import type { Patrol } from '@garment-mes/sdk/mes2';
import type { QueuedDocument } from '../queue/queued-document.ts';
import type { FaultCounts } from './check-draft.ts';

type Seat = Patrol['lines'][number];

/** What is done about a red station: the line is called out, or a bundle is kept for rework. */
export type Remedy =
  | {
      readonly kind: 'line';
      readonly requestId: string;
      readonly problemSetId: string;
      readonly name: string;
    }
  | {
      readonly kind: 'bundle';
      readonly requestId: string;
      readonly id: string;
      readonly barcode: string;
      readonly name: string;
    };

/** A station while it is looked at. */
export interface StationDraft {
  readonly requestId: string;
  readonly key: string;
  readonly sampleNum: number;
  readonly faults: FaultCounts;
  readonly remedy?: Remedy | undefined;
}

export const keyOf = ({
  orderProcessId,
  employeeId,
}: Pick<Seat, 'orderProcessId' | 'employeeId'>): string => `${orderProcessId}/${employeeId}`;

/** A station of a round, and how far it is. */
export interface WalkedSeat {
  readonly key: string;
  readonly seat: Seat;
  /** None until it was looked at. */
  readonly light: PatrolLight | undefined;
  readonly state: 'open' | 'waiting' | 'done' | 'refused';
}

/** The stations of a round with what is on its way to the server. */
export function walkOf(
  { lineDeptId, workDate, round, lines }: Patrol,
  documents: readonly QueuedDocument[],
): readonly WalkedSeat[] {
  const sent = new Map<string, QueuedDocument>();
  for (const entry of documents)
    if (
      entry.call === 'savePatrolStation' &&
      entry.body.lineDeptId === lineDeptId &&
      entry.body.workDate === workDate &&
      entry.body.round === round
    )
      sent.set(keyOf(entry.body.station), entry);
  return lines.map((seat) => {
    const key = keyOf(seat);
    if (seat.light !== null) return { key, seat, light: seat.light, state: 'done' };
    const entry = sent.get(key);
    if (entry === undefined) return { key, seat, light: undefined, state: 'open' };
    const light = entry.draft as PatrolLight;
    const isRefused = entry.state === 'refused' || entry.state === 'locked';
    return { key, seat, light, state: isRefused ? 'refused' : 'waiting' };
  });
}

/** How far a round is, and what it scores so far. */
export function progressOf(walk: readonly WalkedSeat[]) {
  const lights = walk.flatMap(({ light, state }) =>
    light === undefined || state === 'refused' ? [] : [light],
  );
  return { done: lights.length, all: walk.length, score: patrolScore(lights) };
}
