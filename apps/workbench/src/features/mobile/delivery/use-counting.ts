import { useRef, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useCodeQuestion } from '../frame/use-code-question.ts';
import type { useScanAnswer } from '../frame/use-scan-answer.ts';
import { isBroken } from '../report/report-state.ts';
import { refusalWords, requireOfStore } from './in-store.ts';
import {
  bundleOf,
  counted,
  type ListedBundle,
  listedBundle,
  type ScannedList,
  uncounted,
} from './scanned-list.ts';
import type { useKeptLists } from './use-kept-lists.ts';

/** What is asked about a bundle that was scanned. */
export interface CountQuestion {
  readonly bundle: ListedBundle;
  /** Its pieces, or whether it is added to a list that it does not belong to. */
  readonly about: 'pieces' | 'extra';
}

interface CountingPorts {
  readonly lists: ReturnType<typeof useKeptLists>;
  readonly signal: ReturnType<typeof useScanAnswer>;
  /** Resolves when no list is being opened or completed: until then nothing says what a code belongs to. */
  readonly settled: () => Promise<void>;
  /** A code came before there is a list. */
  readonly onFirst: (code: string) => Promise<void>;
}

/** Scans into the list of the page, one after the other, each kept before anything is asked about it. */
export function useCounting({ lists, signal, settled, onFirst }: CountingPorts) {
  const t = useText();
  const ask = useCodeQuestion();
  const [question, setQuestion] = useState<CountQuestion>();
  const asking = useRef(false);
  const turn = useRef(Promise.resolve());
  const { answer, refuse } = signal;

  const current = (): ScannedList | undefined => {
    const { mode, lists: kept } = lists.current();
    return mode && kept[mode];
  };

  function inquire(next: CountQuestion | undefined): void {
    asking.current = next !== undefined;
    setQuestion(next);
  }

  /** Keeps the pieces of a bundle in the list as it is now. */
  function put(bundle: ListedBundle, num: number): void {
    const list = current();
    if (list === undefined) return;
    inquire(undefined);
    lists.keep(counted(list, bundle, num));
    answer('ok', `${bundle.label} ${t('{num}件', { num })}`);
  }

  async function take(code: string): Promise<void> {
    const list = current();
    if (asking.current) return refuse(t('先答完上一扎，再扫下一扎'));
    if (isBroken(code)) return refuse(t('条码不完整，请重扫或手输'));
    if (list === undefined) return onFirst(code);
    const bundle = bundleOf(list, code);
    if (bundle === undefined) return takeUnknown(list, code);
    if (list.counts[bundle.id] !== undefined) {
      lists.keep({ ...list, last: bundle.id });
      return answer('duplicate', t('{bundle} 已扫', { bundle: bundle.label }));
    }
    if (bundle.num === undefined) return inquire({ bundle, about: 'pieces' });
    put(bundle, bundle.num);
    if (list.mode === 'send') await confirm(list, bundle);
  }

  /** A bundle that may not be sent leaves the list again, with the reason on the red sheet. */
  async function confirm(list: ScannedList, bundle: ListedBundle): Promise<void> {
    try {
      const found = await ask(bundle.barcode, true, { orderId: list.orderId, isSent: true });
      if (found?.bundle) requireOfStore(found.bundle);
    } catch (error) {
      lists.revise(list, (now) => uncounted(now, bundle.id));
      refuse(refusalWords(error));
    }
  }

  async function takeUnknown(list: ScannedList, code: string): Promise<void> {
    const short = code.slice(-6);
    if (list.mode === 'receive')
      return refuse(t('{code} 不在发料单 {no}', { code: short, no: list.delivery?.no ?? '' }));
    try {
      const found = await ask(code, false, { orderId: list.orderId, isSent: true });
      if (found === undefined)
        return refuse(t('离线：{code} 不在本单，联网后再扫', { code: short }));
      if (found.bundle === null) return refuse(t('请扫扎号'));
      requireOfStore(found.bundle, list.orderId);
      const bundle = listedBundle(found.bundle);
      if (list.batch) return inquire({ bundle, about: 'extra' });
      put(bundle, found.bundle.num);
    } catch (error) {
      refuse(refusalWords(error));
    }
  }

  return {
    question,
    /** Asks for the pieces of a bundle. */
    recount: (bundle: ListedBundle): void => inquire({ bundle, about: 'pieces' }),
    put,
    cancel: (): void => inquire(undefined),
    /** @param at when the code came, on the clock of `Event.timeStamp` */
    scan(code: string, at: number): void {
      if (signal.accepts(code, at))
        turn.current = turn.current.then(settled).then(() => take(code));
    },
  };
}
