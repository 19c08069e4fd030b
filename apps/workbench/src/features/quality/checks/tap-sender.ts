import { ApiError, type Client } from '@garment-mes/sdk';
import {
  type CheckRecord,
  createCheckBad,
  deleteCheckBad,
  updateCheckRecord,
} from '@garment-mes/sdk/mes2';
import type { TapState } from './tap-queue.ts';
import { type Fault, type Tap, tallyOf } from './taps.ts';

/** Somebody else counts as well: an update begins again from what there is. */
const MOST_TRIES = 8;

interface SenderOptions {
  readonly client: Client;
  readonly checkId: string;
  readonly now: () => TapState;
  readonly set: (change: Partial<TapState>) => void;
  /** Reads the record as it is. */
  readonly read: () => Promise<CheckRecord>;
  /** So many taps have arrived. */
  readonly arrived: (many: number, check: CheckRecord | undefined) => void;
}

/** Sends the first taps of a queue; what is refused is thrown, and nothing is dropped. */
export function tapSender({ client, checkId, now, set, read, arrived }: SenderOptions) {
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
    const { sent, check: known } = now();
    const check = sent || known === undefined ? await read() : known;
    if (sent && check.record.version > sent.version && countsOf(check) === sent.counts)
      return arrived(sent.many, check);
    const end = now().taps.findIndex(({ kind }) => kind === 'fault' || kind === 'noFault');
    const many = end === -1 ? now().taps.length : end;
    const body = updateOf(check, now().taps.slice(0, many));
    set({ sent: { version: body.version, many, counts: countsOf({ record: body }) } });
    const answer = await updateCheckRecord(client, { body });
    arrived(many, answer);
  }

  async function sendFirst(): Promise<void> {
    const [first] = now().taps;
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

  return { sendFirst };
}

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
