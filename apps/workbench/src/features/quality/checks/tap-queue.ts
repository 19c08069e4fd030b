import { ApiError, type Client } from '@garment-mes/sdk';
import {
  type CheckRecord,
  createCheckBad,
  deleteCheckBad,
  getCheckRecord,
  updateCheckRecord,
} from '@garment-mes/sdk/mes2';
import { failureText } from '#app/api.tsx';
import { type Fault, type Tap, tallyOf } from './taps.ts';

/** An update on its way: whether it arrived is seen by the counters, when its answer was lost. */
interface Sent {
  readonly version: number;
  readonly many: number;
  readonly counts: string;
}

/** What of a record is kept in this browser until the service has it. */
export interface KeptTaps {
  readonly taps: readonly Tap[];
  readonly sent?: Sent | undefined;
}

/** How a record and its taps stand. */
export interface TapState extends KeptTaps {
  readonly check: CheckRecord | undefined;
  readonly sending: boolean;
  /** Why the first tap was not taken; it waits, and those behind it. */
  readonly failure: string | undefined;
}

interface QueueOptions {
  readonly client: Client;
  readonly checkId: string;
  readonly kept: KeptTaps;
  /** Keeps what has not arrived; called with every change, before anything is sent. */
  readonly keep: (state: TapState) => void;
}

/** Somebody else counts as well: an update begins again from what there is. */
const MOST_TRIES = 8;

/**
 * Sends the taps of one record in their order. Faults are added under the key of their tap; counters are added to what the
 * record has by now, so that two people may tap at once. A refused tap waits with its reason, none is dropped.
 */
export function createTapQueue({ client, checkId, kept, keep }: QueueOptions) {
  let state: TapState = {
    ...kept,
    check: undefined,
    sending: false,
    failure: undefined,
  };
  let reads = 0;
  const listeners = new Set<() => void>();

  function set(change: Partial<TapState>): void {
    state = { ...state, ...change };
    keep(state);
    for (const listener of listeners) listener();
  }

  async function read(): Promise<CheckRecord> {
    reads += 1;
    const own = reads;
    const check = await getCheckRecord(client, { query: { id: checkId } });
    // An answer on its way is older than one that came meanwhile.
    if (own === reads) set({ check });
    return state.check ?? check;
  }

  function arrived(many: number, check: CheckRecord | undefined): void {
    if (check) reads += 1;
    set({ taps: state.taps.slice(many), sent: undefined, ...(check ? { check } : {}) });
  }

  async function sendFault({ key, fault }: Tap & { kind: 'fault' }): Promise<void> {
    const { severity: _severity, ...said } = fault;
    const body = { checkId, requestId: key, num: 1, ...said };
    arrived(1, await createCheckBad(client, { body }));
  }

  /** Any fault of the same words is as good as the one that was tapped. */
  async function removeFault({ fault }: { readonly fault: Fault }): Promise<void> {
    const { bads } = await read();
    const bad = bads.findLast(
      (each) =>
        each.badItemId === fault.badItemId &&
        each.pieceNo === fault.pieceNo &&
        each.disposition === fault.disposition,
    );
    arrived(1, bad && (await deleteCheckBad(client, { query: { id: bad.id } })));
  }

  async function sendCounts(): Promise<void> {
    const { sent } = state;
    const check = sent || state.check === undefined ? await read() : state.check;
    if (sent && check.record.version > sent.version && countsOf(check) === sent.counts)
      return arrived(sent.many, check);
    const end = state.taps.findIndex(({ kind }) => kind === 'fault' || kind === 'noFault');
    const many = end === -1 ? state.taps.length : end;
    const body = updateOf(check, state.taps.slice(0, many));
    set({ sent: { version: body.version, many, counts: countsOf({ record: body }) } });
    const answer = await updateCheckRecord(client, { body });
    arrived(many, answer);
  }

  async function sendFirst(): Promise<void> {
    const [first] = state.taps;
    if (first === undefined) return;
    if (first.kind === 'fault') return sendFault(first);
    if (first.kind === 'noFault') return removeFault(first);
    for (let tries = 1; ; tries += 1) {
      try {
        return await sendCounts();
      } catch (error) {
        if (!isRefused(error)) throw error;
        // It did not arrive: what there is now is read before it is sent again.
        set({ sent: undefined, check: undefined });
        if (!isStale(error) || tries >= MOST_TRIES) throw error;
      }
    }
  }

  async function send(): Promise<void> {
    if (state.sending || state.taps.length === 0) return;
    set({ sending: true, failure: undefined });
    try {
      while (state.taps.length > 0) await sendFirst();
      set({ sending: false });
    } catch (error) {
      set({ sending: false, failure: failureText(error) });
      if (state.check === undefined) await read().catch(() => undefined);
    }
  }

  return {
    state: (): TapState => state,
    /** @returns ends it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes the record as it was read elsewhere; what is on its way says more than a read. */
    take(check: CheckRecord): void {
      if (state.sending || check.record.version < (state.check?.record.version ?? 0)) return;
      reads += 1;
      set({ check });
    },
    /** Takes taps, and sends them behind those that wait. */
    add(taps: readonly Tap[]): void {
      set({ taps: [...state.taps, ...taps] });
      void send();
    },
    send,
    /** Lets the refused tap go. */
    dropFirst(): void {
      if (state.sending) return;
      set({ taps: state.taps.slice(1), sent: undefined, failure: undefined });
      void send();
    },
  };
}

export type TapQueue = ReturnType<typeof createTapQueue>;

const isStale = (error: unknown): boolean => error instanceof ApiError && error.kind === 'stale';

const REFUSALS: ReadonlySet<string> = new Set([
  ...['invalid', 'business', 'permission', 'locked', 'stale', 'company'],
]);

/** The service answered: nothing of it was carried out. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && REFUSALS.has(error.kind);

type Counted = Pick<
  CheckRecord['record'],
  'checkNum' | 'passNum' | 'reworkNum' | 'secondNum' | 'scrapNum'
>;

const countsOf = ({ record }: { readonly record: Counted }): string => {
  const { checkNum, passNum, reworkNum, secondNum, scrapNum } = record;
  return [checkNum, passNum, reworkNum, secondNum, scrapNum].join('/');
};

/** The record with these taps, as an update takes it: what is not tapped stays as it is. */
function updateOf(check: CheckRecord, taps: readonly Tap[]) {
  const { record, cartons, remark } = check;
  const { checkNum, passNum, reworkNum, secondNum, scrapNum, ...tally } = tallyOf(check, taps);
  // Cells of another sum were not typed yet: they stay as they are.
  const isSpread = tally.cells.reduce((sum, cell) => sum + cell.checkNum, 0) === checkNum;
  const { id, version, orderId, bundleId, barcode, lineDeptId, shipmentId, lotNum, inspectorId } =
    record;
  return {
    ...{ id, version, orderId, bundleId, barcode, lineDeptId, shipmentId, lotNum, inspectorId },
    ...{ checkNum, passNum, reworkNum, secondNum, scrapNum, remark },
    images: [...tally.images],
    ...(lotNum === null
      ? {}
      : {
          cartons,
          measures: tally.measures.map(({ pointName, sizeId, pieceNo, value }) => ({
            ...{ pointName, sizeId, pieceNo, value },
          })),
          ...(isSpread ? { cells: cellsOf(tally.cells) } : {}),
        }),
  };
}

const cellsOf = (cells: CheckRecord['cells']) =>
  cells.map(({ colorId, sizeId, checkNum }) => ({ colorId, sizeId, checkNum }));
