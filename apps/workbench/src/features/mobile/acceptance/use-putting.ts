import type { BundleRow } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import type { useScanAnswer } from '../frame/use-scan-answer.ts';
import {
  cellOf,
  countedIn,
  isTooMuch,
  type KnownBundle,
  knownBundle,
  mostOf,
  otherBillOf,
  type PalletLine,
  withLine,
} from './pallet.ts';
import type { KeptPallet } from './use-kept-pallet.ts';

interface PuttingPorts {
  readonly kept: KeptPallet;
  readonly signal: ReturnType<typeof useScanAnswer>;
  /** What was asked about the line is answered. */
  readonly onPut: () => void;
}

/** Puts lines and bundles into the pallet as it is now, up to what may come in. */
export function usePutting({ kept, signal, onPut }: PuttingPorts) {
  const t = useText();

  /** Keeps a line, unless it would take its cell beyond what may come in. */
  function put(line: PalletLine): boolean {
    const { pallet } = kept.current();
    if (pallet === undefined) return false;
    onPut();
    const { colorName, sizeName } = cellOf(pallet, line) ?? {};
    const cell = colorName === undefined ? (line.bundle?.label ?? '') : `${colorName}/${sizeName}`;
    const billNo = otherBillOf(pallet, line.id);
    if (billNo !== undefined) {
      signal.refuse(t('扎号{bundle}已在{billNo}', { bundle: line.bundle?.label ?? '', billNo }));
      return false;
    }
    if (isTooMuch(pallet, line)) {
      const [most, num] = [mostOf(pallet, line), countedIn(pallet, line, line.id)];
      signal.refuse(t('{cell} 可入{most}，已扫{num}', { cell, most, num }), 'duplicate');
      return false;
    }
    kept.keep(withLine(pallet, line));
    signal.answer('ok', `${t('{num}件', { num: line.num })} ${cell}`);
    return true;
  }

  function putBundle({ barcode, label, num, colorId, sizeId }: KnownBundle): boolean {
    const { grade, location } = kept.current();
    const bundle = { barcode, label, num };
    return put({ id: barcode, colorId, sizeId, grade, num, location, bundle });
  }

  function putPassed(row: BundleRow): void {
    const bundle = knownBundle(row);
    const { pallet } = kept.current();
    if (pallet && !pallet.bundles.some(({ barcode }) => barcode === bundle.barcode))
      kept.keep({ ...pallet, bundles: [...pallet.bundles, bundle] });
    putBundle(bundle);
  }

  return { put, putBundle, putPassed };
}
