import type { BundleRow } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { useKnownRows } from '#screens/list/use-known-rows.ts';
import { inLabelOrder, type LabelOrder } from './label-order.ts';
import { MOST_ORDERS, useOrderWords } from './order-words.ts';
import { isPrintable } from './printable.ts';

const rowId = ({ id }: BundleRow): string => id;

/** Labels the service counts in one run. */
const MOST = 500;

interface ChosenOf {
  /** Bundles of the page that is shown. */
  readonly rows: readonly BundleRow[];
  readonly selected: ReadonlySet<string>;
  readonly order: LabelOrder;
}

/** The chosen bundles as labels: which can be printed, which of them once more, and what speaks against it. */
export function useChosenLabels({ rows, selected, order }: ChosenOf) {
  const t = useText();
  const known = useKnownRows(rows, rowId);
  const chosen = known.of(selected);
  const orderIds = [...new Set(chosen.map(({ orderId }) => orderId))];
  const { words, isReady } = useOrderWords(orderIds.slice(0, MOST_ORDERS));
  const printable = inLabelOrder(chosen.filter(isPrintable), order, words);
  const fresh = printable.filter(({ printCount }) => printCount === 0);
  const again = printable.filter(({ printCount }) => printCount > 0);
  const tooMany = [
    ...(fresh.length > MOST || again.length > MOST
      ? [t('一次最多打印 {most} 张，请分批勾选', { most: MOST })]
      : []),
    ...(orderIds.length > MOST_ORDERS
      ? [t('一次最多打印 {most} 个订单，请分批勾选', { most: MOST_ORDERS })]
      : []),
  ];

  return {
    chosen,
    words,
    /** In the order in which they come out of the printer. */
    printable,
    fresh,
    again,
    tooMany,
    mayPrint: isReady && tooMany.length === 0,
    /** Every bundle that was shown so far. */
    known: known.all,
    /** Bundles that are to be chosen without having been shown. */
    know: known.know,
  };
}
