import { type CheckContext, getCheckContext } from '@garment-mes/sdk/mes2';
import type { UseQueryResult } from '@tanstack/react-query';
import { useOperation } from '#app/api.tsx';

/** What a check is of, as far as it is known. */
interface Checked {
  readonly checkType?: unknown;
  readonly barcode?: unknown;
  readonly orderId?: unknown;
  readonly lineDeptId?: unknown;
}

/** What an inspector needs before the first tap: by the bundle, else by the order and its line. */
export function useCheckContext(checked: Checked | undefined): UseQueryResult<CheckContext, Error> {
  const { checkType, barcode, orderId, lineDeptId } = checked ?? {};
  const of = barcode
    ? { barcode: String(barcode) }
    : { orderId: String(orderId ?? ''), ...(lineDeptId ? { lineDeptId: String(lineDeptId) } : {}) };
  return useOperation(
    getCheckContext,
    { query: { checkType: Number(checkType) as 1, ...of } },
    { enabled: Boolean(checkType && (barcode || orderId)), keepPrevious: true },
  );
}
