import type { Disposition } from '@garment-mes/sdk/mes2';
import type { Fault, NewTap, Outcome, Tally, TappedItem } from './taps.ts';

/** A garment with faults while they are tapped. */
export interface Piece {
  readonly no: number | null;
  readonly faults: readonly Fault[];
  /** Chosen by the person; that of the worst fault when left out. */
  readonly disposition?: Disposition | undefined;
  /** Who did the process that the faults are of; by the scans of the bundle when left out. */
  readonly orderProcessId: string | null;
  readonly employeeId: string | null;
}

/** The garment in the hand, and those before it, the last one at the end: they can be taken back. */
export interface Tapping {
  readonly piece?: Piece | undefined;
  readonly done: readonly ('pass' | Piece)[];
}

export const NOTHING_TAPPED: Tapping = { done: [] };

/** What a tap makes of the page, and what of it is sent. */
type Step = readonly [Tapping, readonly NewTap[]];

/** Garments that can be taken back. */
const MOST_UNDONE = 50;

/** From the mildest to the worst: 接收, 返修, 次品, 报废. */
const BY_WEIGHT: readonly Disposition[] = [4, 1, 2, 3];

const OUTCOMES: Readonly<Record<Disposition, Outcome>> = {
  1: 'reworkNum',
  2: 'secondNum',
  3: 'scrapNum',
  // A fault that is accepted leaves the garment good.
  4: 'passNum',
};

/** What becomes of the garment: what the person chose, else what its worst fault asks for. */
export const dispositionOf = ({ disposition, faults }: Piece): Disposition | undefined =>
  disposition ?? BY_WEIGHT.findLast((each) => faults.some((fault) => fault.disposition === each));

const remember = (done: Tapping['done'], one: 'pass' | Piece): Tapping['done'] =>
  [...done, one].slice(-MOST_UNDONE);

/** A good garment. */
export const passed = ({ piece, done }: Tapping): Step =>
  piece
    ? [{ piece, done }, []]
    : [{ done: remember(done, 'pass') }, [{ kind: 'pieces', outcome: 'passNum', by: 1 }]];

/** Takes the next garment into the hand. @param most the last number a garment can have */
export function opened(tapping: Tapping, { doneNum, lastPiece }: Tally, most: number): Tapping {
  if (tapping.piece) return tapping;
  const no = Math.max(doneNum, lastPiece) + 1;
  const piece = { no: no > most ? null : no, faults: [], orderProcessId: null, employeeId: null };
  return { ...tapping, piece };
}

/** A fault on the garment in the hand. */
export function tapped({ piece, done }: Tapping, item: TappedItem): Step {
  if (!piece) return [{ done }, []];
  const { no, disposition, orderProcessId, employeeId } = piece;
  const fault: Fault = {
    ...{ badItemId: item.id, severity: item.severity, pieceNo: no, orderProcessId, employeeId },
    disposition: disposition ?? item.defaultDisposition,
  };
  return [
    { piece: { ...piece, faults: [...piece.faults, fault] }, done },
    [{ kind: 'fault', fault }],
  ];
}

/** Chooses what becomes of the garment: faults that said something else are noted anew. */
export function disposed({ piece, done }: Tapping, disposition: Disposition): Step {
  if (!piece) return [{ done }, []];
  const sent: NewTap[] = [];
  const faults = piece.faults.map((fault) => {
    if (fault.disposition === disposition) return fault;
    const anew = { ...fault, disposition };
    sent.push({ kind: 'noFault', fault }, { kind: 'fault', fault: anew });
    return anew;
  });
  return [{ piece: { ...piece, faults, disposition }, done }, sent];
}

/** Puts the garment aside; without a fault there is nothing wrong with it, and it stays in the hand. */
export function finished({ piece, done }: Tapping): Step {
  const disposition = piece && dispositionOf(piece);
  if (piece === undefined || disposition === undefined) return [{ piece, done }, []];
  const outcome = OUTCOMES[disposition];
  return [{ done: remember(done, piece) }, [{ kind: 'pieces', outcome, by: 1 }]];
}

/** Takes the last tap back: a fault, the garment in the hand, or the garment before it. */
export function undone({ piece, done }: Tapping): Step {
  const fault = piece?.faults.at(-1);
  if (piece && fault)
    return [
      { piece: { ...piece, faults: piece.faults.slice(0, -1) }, done },
      [{ kind: 'noFault', fault }],
    ];
  if (piece) return [{ done }, []];
  const last = done.at(-1);
  const before = done.slice(0, -1);
  if (last === undefined) return [{ done }, []];
  if (last === 'pass') return [{ done: before }, [{ kind: 'pieces', outcome: 'passNum', by: -1 }]];
  const disposition = dispositionOf(last);
  const outcome = OUTCOMES[disposition ?? 1];
  return [{ piece: last, done: before }, [{ kind: 'pieces', outcome, by: -1 }]];
}
