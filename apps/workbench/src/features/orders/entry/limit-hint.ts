import { cutLimit } from '@garment-mes/domain/cutting-bed';
import { isDecimal } from '@garment-mes/domain/decimal';
import { formatNumber } from '@garment-mes/domain/formats';
import { t } from '#app/i18n.ts';
import { isWhole } from '#garment/matrix/piece-matrix.tsx';

/** How much of a cell may be cut, in words; nothing as long as pieces or tolerance are no figure. */
export const limitHint = (num: string | undefined, cutTolUpPct: string): string | undefined =>
  num === undefined || num === '' || !isWhole(num) || !isDecimal(cutTolUpPct)
    ? undefined
    : t('裁剪上限 {limit}', { limit: formatNumber(cutLimit(Number(num), cutTolUpPct)) });
