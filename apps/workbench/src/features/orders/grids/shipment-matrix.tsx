import { formatNumber } from '@garment-mes/domain/formats';
import { SHIPMENT_LEFT } from '@garment-mes/domain/orders';
import { Alert, toast } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { isWhole, PieceMatrix, type PieceRow } from '#garment/matrix/piece-matrix.tsx';
import type { ShipmentRow } from '../draft/order-draft.ts';
import type { PieceNames } from './shipped-faults.ts';

interface ShipmentMatrixProps extends PieceNames {
  readonly shipment: ShipmentRow;
  /** Pieces that no shipment takes yet, by `colour/size`; below nothing where they take too many. */
  readonly left: ReadonlyMap<string, number>;
  readonly readOnly: boolean;
  readonly onLines: (lines: ShipmentRow['lines']) => void;
}

/** What of each colour and size leaves with one shipment, and what is still left to plan (I1). */
export function ShipmentMatrix(props: ShipmentMatrixProps) {
  const t = useText();
  const { shipment, colors, sizes, left, readOnly, onLines } = props;
  const { lines } = shipment;
  const lineOf = (colorId: string, sizeId: string) =>
    lines.find((line) => line.colorId === colorId && line.sizeId === sizeId);

  const rows = colors.map(({ colorId, colorName }): PieceRow => {
    const cells = sizes.map(({ sizeId, sizeName }) => {
      const { num = 0, shippedNum = 0 } = lineOf(colorId, sizeId) ?? {};
      const rest = left.get(`${colorId}/${sizeId}`) ?? 0;
      const fault =
        num < shippedNum
          ? t('{color}/{size} 已走货 {num} 件', {
              color: colorName,
              size: sizeName,
              num: shippedNum,
            })
          : rest === 0
            ? undefined
            : t('未分配 {num}', { num: formatNumber(rest) });
      const hint =
        shippedNum > 0 ? t('已走货 {num} 件', { num: formatNumber(shippedNum) }) : undefined;
      return { sizeId, text: num === 0 ? '' : String(num), fault, hint };
    });
    return {
      id: colorId,
      colorName,
      cells: Object.fromEntries(cells.map(({ sizeId, text }) => [sizeId, text])),
      faults: Object.fromEntries(
        cells.flatMap(({ sizeId, fault }) => (fault === undefined ? [] : [[sizeId, fault]])),
      ),
      hints: Object.fromEntries(cells.map(({ sizeId, hint }) => [sizeId, hint])),
    };
  });

  /** Lines stay where they are, so that what is typed back is no change; a text that is no number is said. */
  function take(next: readonly PieceRow[]): void {
    const typed = new Map<string, number>();
    for (const { id, cells } of next)
      for (const { sizeId } of sizes) {
        const text = cells[sizeId] ?? '';
        if (isWhole(text)) typed.set(`${id}/${sizeId}`, Number(text));
        else toast.error(t('“{text}”不是整数', { text }));
      }
    const kept = lines.map((line) => ({
      ...line,
      num: typed.get(`${line.colorId}/${line.sizeId}`) ?? line.num,
    }));
    const added = colors.flatMap(({ colorId }) =>
      sizes.flatMap(({ sizeId }) => {
        const num = typed.get(`${colorId}/${sizeId}`) ?? 0;
        return num === 0 || lineOf(colorId, sizeId)
          ? []
          : [{ id: '', colorId, sizeId, num, shippedNum: 0 }];
      }),
    );
    onLines([...kept.filter(({ id, num }) => id !== '' || num > 0), ...added]);
  }

  const uneven = colors.flatMap(({ colorId, colorName }) =>
    sizes.flatMap(({ sizeId, sizeName }) => {
      const rest = left.get(`${colorId}/${sizeId}`) ?? 0;
      return rest === 0 ? [] : [`${colorName}/${sizeName} ${formatNumber(rest)}`];
    }),
  );
  return (
    <>
      <PieceMatrix
        label={t('走货数量')}
        rows={rows}
        sizes={sizes}
        readOnly={readOnly || shipment.status === SHIPMENT_LEFT}
        onChange={take}
      />
      {uneven.length === 0 ? (
        <p>{t('未分配 {num}', { num: '0' })}</p>
      ) : (
        <Alert tone="bad">{t('未分配：{cells}', { cells: uneven.join(t('；')) })}</Alert>
      )}
    </>
  );
}
