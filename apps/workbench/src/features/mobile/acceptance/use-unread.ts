import { requirePassed } from '@garment-mes/domain/bundles';
import type { BundleRow } from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '#app/i18n.ts';
import { refusalWords } from '../delivery/in-store.ts';
import { useCodeQuestion } from '../frame/use-code-question.ts';
import type { useScanAnswer } from '../frame/use-scan-answer.ts';
import type { KeptPallet } from './use-kept-pallet.ts';

interface UnreadPorts {
  readonly kept: KeptPallet;
  readonly signal: ReturnType<typeof useScanAnswer>;
  readonly isOnline: boolean;
  /** Runs work behind the scans that came before. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  readonly onPassed: (bundle: BundleRow) => void;
}

/** @throws {DomainError} `bundle-unpassed` */
export const requirePassedRow = ({ bundleLabel: bundleNo, status }: BundleRow): void =>
  requirePassed({ bundleNo, status });

/**
 * Asks what the codes are that were scanned without a network, as soon as there is one; a code that does not count is said
 * once.
 */
export function useUnread({ kept, signal, isOnline, inTurn, onPassed }: UnreadPorts) {
  const t = useText();
  const ask = useCodeQuestion();

  /** Asks what the codes are that were scanned without a network; a code that does not count is said once. */
  async function settle(): Promise<void> {
    const refused: string[] = [];
    for (const barcode of kept.current().pallet?.unread ?? []) {
      const said = await settleOne(barcode);
      if (said === false) break;
      if (said !== undefined) refused.push(said);
    }
    if (refused.length > 0) signal.refuse(refused.join('\n'));
  }

  /** @returns why it does not count, `false` where nobody answers */
  async function settleOne(barcode: string): Promise<string | false | undefined> {
    const { pallet } = kept.current();
    if (pallet === undefined) return undefined;
    const settled = () =>
      kept.revise(pallet, (now) => ({
        ...now,
        unread: now.unread.filter((one) => one !== barcode),
      }));
    try {
      const found = await ask(barcode, false);
      if (found === undefined) return false;
      settled();
      if (found.bundle === null) return t('{code} 不是扎号', { code: barcode.slice(-6) });
      const { orderId, orderNo, bundleLabel: bundle } = found.bundle;
      requirePassedRow(found.bundle);
      if (orderId !== pallet.orderId)
        return t('扎号{bundle}属于订单{order}', { bundle, order: orderNo });
      onPassed(found.bundle);
      return undefined;
    } catch (error) {
      settled();
      return refusalWords(error);
    }
  }

  const whenOnline = useEffectEvent(() => {
    if (isOnline && (kept.current().pallet?.unread.length ?? 0) > 0) void inTurn(settle);
  });
  useEffect(() => whenOnline(), [isOnline]);

  return {
    /** Keeps a code until somebody says what it is. */
    keep(barcode: string): void {
      const { pallet } = kept.current();
      if (pallet === undefined) {
        signal.refuse(t('离线：请先联网扫第一扎'));
        return;
      }
      kept.keep({ ...pallet, unread: [...pallet.unread, barcode] });
      signal.answer('ok', t('待核'));
    },
    /** Asks at once. */
    settle: (): Promise<void> => inTurn(settle),
  };
}
