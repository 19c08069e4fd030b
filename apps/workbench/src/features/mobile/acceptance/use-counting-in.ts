import { useRef, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { refusalWords } from '../delivery/in-store.ts';
import { useCodeQuestion } from '../frame/use-code-question.ts';
import type { useScanAnswer } from '../frame/use-scan-answer.ts';
import { isBroken } from '../report/report-state.ts';
import {
  beginPallet,
  bundleCode,
  type Cell,
  type KnownBundle,
  type Pallet,
  type PalletLine,
  withoutLines,
} from './pallet.ts';
import type { KeptPallet } from './use-kept-pallet.ts';
import { usePutting } from './use-putting.ts';
import { useStanding } from './use-standing.ts';
import { requirePassedRow, useUnread } from './use-unread.ts';

/** What is asked while goods are counted: pieces of a cell or a line, or what becomes of another order's bundle. */
export type CountQuestion =
  | { readonly about: 'cell'; readonly cell: Cell }
  | { readonly about: 'line'; readonly line: PalletLine }
  | {
      readonly about: 'order';
      readonly code: string;
      readonly label: string;
      readonly orderNo: string;
    };

interface CountingPorts {
  readonly kept: KeptPallet;
  readonly signal: ReturnType<typeof useScanAnswer>;
  readonly isOnline: boolean;
  /** Takes a code before it is read as a bundle, such as that of a place. @returns whether it did */
  readonly intercept: (code: string) => boolean;
}

/** Runs works one behind the other; one that fails says so to whom began it, and stops none behind it. */
function useTurns() {
  const turn = useRef(Promise.resolve());
  return (work: () => Promise<void>): Promise<void> => {
    const done = turn.current.then(work);
    turn.current = done.catch(() => undefined);
    return done;
  };
}

/** Scans and typed pieces go into the pallet one after the other, each kept before anything is asked about it. */
export function useCountingIn({ kept, signal, isOnline, intercept }: CountingPorts) {
  const t = useText();
  const ask = useCodeQuestion();
  const read = useStanding();
  const [question, setQuestion] = useState<CountQuestion>();
  const asking = useRef(false);
  const inTurn = useTurns();
  const { answer, refuse } = signal;

  function inquire(next: CountQuestion | undefined): void {
    asking.current = next !== undefined;
    setQuestion(next);
  }

  const { put, putBundle, putPassed } = usePutting({
    kept,
    signal,
    onPut: () => inquire(undefined),
  });

  const unread = useUnread({ kept, signal, isOnline, inTurn, onPassed: putPassed });

  async function take(code: string): Promise<void> {
    if (intercept(code)) return;
    const { pallet, grade } = kept.current();
    if (asking.current) return refuse(t('先答完上一扎，再扫下一扎'));
    if (isBroken(code)) return refuse(t('条码不完整，请重扫或手输'));
    if (kept.stores[grade] === undefined) return refuse(t('请先选仓库'));
    const barcode = bundleCode(code);
    const line = pallet?.lines.find(({ id }) => id === barcode);
    if (pallet && (line || pallet.unread.includes(barcode))) {
      if (line) kept.keep({ ...pallet, last: line.id });
      return answer('duplicate', t('{bundle} 已扫', { bundle: line?.bundle?.label ?? '' }));
    }
    const known = pallet?.bundles.find((each) => each.barcode === barcode);
    if (pallet && known) {
      if (putBundle(known)) await confirm(pallet, known);
    } else await takeUnknown(barcode);
  }

  /** A bundle that was passed when the order was opened leaves the pallet again where it is not by now. */
  async function confirm(pallet: Pallet, { barcode }: KnownBundle): Promise<void> {
    try {
      const found = await ask(barcode, true);
      if (found?.bundle) requirePassedRow(found.bundle);
    } catch (error) {
      kept.revise(pallet, (now) => withoutLines(now, [barcode]));
      refuse(refusalWords(error));
    }
  }

  async function takeUnknown(barcode: string): Promise<void> {
    try {
      const found = await ask(barcode, false);
      if (found === undefined) return unread.keep(barcode);
      const { pallet } = kept.current();
      const { bundle } = found;
      if (bundle === null) return refuse(t('请扫扎号'));
      requirePassedRow(bundle);
      const { orderId, orderNo, bundleLabel: label } = bundle;
      if (pallet === undefined) await open(orderId);
      else if (pallet.orderId !== orderId)
        return inquire({ about: 'order', code: barcode, label, orderNo });
      putPassed(bundle);
    } catch (error) {
      refuse(refusalWords(error));
    }
  }

  /** Begins the pallet of an order. @throws {ApiError} where the service does not say what may come in */
  async function open(orderId: string): Promise<void> {
    const standing = await read(orderId);
    kept.keep(beginPallet({ 1: newRequestId(), 2: newRequestId() }, standing));
  }

  return {
    question,
    inquire,
    settle: unread.settle,
    /** Counts the pieces of a line anew; none takes it out. */
    recount(line: PalletLine, num: number): void {
      const { pallet } = kept.current();
      if (num > 0) put({ ...line, num });
      else {
        inquire(undefined);
        if (pallet) kept.keep(withoutLines(pallet, [line.id]));
      }
    },
    /** Begins the pallet of an order by hand, behind the scans that came before: one that they began stays. */
    open: (orderId: string): Promise<void> =>
      inTurn(async () => {
        if (kept.current().pallet === undefined) await open(orderId);
      }),
    /** @param at when the code came, on the clock of `Event.timeStamp` */
    scan(code: string, at: number): void {
      if (signal.accepts(code, at)) void inTurn(() => take(code));
    },
  };
}
