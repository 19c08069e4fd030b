import { chineseCount, formatNumber } from '@garment-mes/domain/formats';
import { GoodsGradeLabels } from '@garment-mes/sdk/labels';
import type { WarehouseLine } from '@garment-mes/sdk/mes2';
import type { ReactNode } from 'react';
import { currentLanguage, labelOf, t } from '#app/i18n.ts';
import { TextLink } from '#app/text-link.tsx';
import { axesOf, linesByCell, piecesIn } from '#garment/matrix/matrix-cells.ts';
import { cellKey } from '#garment/matrix/piece-matrix.tsx';
import type { PaperGrid } from '#screens/print/paper-grid.tsx';

/** Types of bills that take another one back. */
export const MIRRORS: readonly number[] = [4, 15];

const REVERSED = 3;

interface Bill {
  readonly id: string;
  readonly billNo: string;
  readonly billType: number;
  readonly status: number;
  readonly orderId: string;
  readonly mirrorId: string | null;
  readonly mirrorNo: string | null;
}

/** The number of a bill, which leads to it; struck through once it was taken back. */
export const billNumber =
  (to: (orderId: string, id: string) => string) =>
  ({ row: { id, orderId, billNo, status } }: { readonly row: Bill }): ReactNode => (
    <TextLink to={to(orderId, id)}>{status === REVERSED ? <s>{billNo}</s> : billNo}</TextLink>
  );

/** Pieces in words; in the capitals of a paper where that is Chinese. */
export const piecesText = (pieces: number): string =>
  currentLanguage() === 'en'
    ? t('合计{pieces}件', { pieces: formatNumber(pieces) })
    : `${t('合计{pieces}件', { pieces: formatNumber(pieces) })} ${t('大写：{words}件', { words: chineseCount(pieces) })}`;

/** Beside the number of a bill: the one that takes it back, or that it takes back. */
export const mirrorLink =
  (to: (orderId: string, id: string) => string) =>
  ({ mirrorId, mirrorNo, orderId, billType }: Bill): ReactNode =>
    mirrorId !== null && (
      <span>
        {MIRRORS.includes(billType) ? t('冲销的是') : t('冲销单')}{' '}
        <TextLink to={to(orderId, mirrorId)}>{mirrorNo}</TextLink>
      </span>
    );

/** The lines of a bill on paper: colours down by grade, sizes across. */
export function billGrid({ lines }: { readonly lines: readonly WarehouseLine[] }): PaperGrid {
  const { colors, sizes } = axesOf([], lines);
  return {
    titles: [t('等级'), t('颜色')],
    heads: sizes.map(({ name }) => name),
    rows: ([1, 2] as const).flatMap((grade) => {
      const cells = linesByCell(lines, grade);
      return colors.flatMap(({ id, name }) => {
        const own = sizes.map((size) => cells.get(cellKey(id, size.id)));
        if (own.every((those) => those === undefined)) return [];
        const pieces = own.map((those) => those && piecesIn(those));
        return [{ group: labelOf(GoodsGradeLabels[grade]), name, cells: pieces }];
      });
    }),
  };
}

/** Under the lines of a paper: the pieces in words, of a reversal after the number of its bill. */
export const billSaid = ({ num, billType, mirrorNo }: Bill & { readonly num: number }): string =>
  MIRRORS.includes(billType)
    ? `${t('冲销的是')} ${mirrorNo ?? ''} ${piecesText(num)}`
    : piecesText(num);

/** What lies across a paper: what a bill is as long as it is not valid. */
export const billMark = ({ billType, status }: Bill): string | undefined => {
  if (MIRRORS.includes(billType)) return t('红字 冲销');
  return status === REVERSED ? t('已冲销') : status === 1 ? t('待确认') : undefined;
};
