import type { CuttingOrderReportRow } from '@garment-mes/sdk/mes2';

/** One order with its sizes across and its colours down, as it hangs on the wall of a cutting room. */
export interface OrderPivot {
  readonly orderNo: string;
  readonly styleNo: string;
  readonly sizes: readonly string[];
  readonly colors: readonly {
    readonly colorName: string;
    /** By size; `undefined` where the order has none. */
    readonly cells: readonly (CuttingOrderReportRow | undefined)[];
  }[];
}

/** Turns the rows of the report round; orders, colours and sizes keep the order they came in. */
export function pivotOrders(rows: readonly CuttingOrderReportRow[]): readonly OrderPivot[] {
  return [...Map.groupBy(rows, ({ orderId }) => orderId).values()].map((own) => {
    const sizes = [...new Map(own.map(({ sizeId, sizeName }) => [sizeId, sizeName]))];
    const colors = [...Map.groupBy(own, ({ colorId }) => colorId).values()];
    return {
      orderNo: own[0]?.orderNo ?? '',
      styleNo: own[0]?.styleNo ?? '',
      sizes: sizes.map(([, name]) => name),
      colors: colors.map((cells) => ({
        colorName: cells[0]?.colorName ?? '',
        cells: sizes.map(([id]) => cells.find(({ sizeId }) => sizeId === id)),
      })),
    };
  });
}
