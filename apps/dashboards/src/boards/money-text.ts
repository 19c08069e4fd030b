import { formatFixed, formatNumber, NO_FIGURE } from '@garment-mes/domain/formats';
import type { Language } from '../texts.ts';

/** An amount as it is read from across the room. */
interface MoneyText {
  readonly text: string;
  readonly unit: string;
}

const MANY = 10_000;

/** In yuan below ten thousand, above that in ten thousands of them with one decimal; English has thousands. */
export function moneyText(value: string | number | null, language: Language): MoneyText {
  if (value === null) return { text: NO_FIGURE, unit: '' };
  const yuan = Number(value);
  if (Math.abs(yuan) < MANY)
    return { text: formatNumber(Math.round(yuan)), unit: language === 'en' ? 'CNY' : '元' };
  return language === 'en'
    ? { text: formatFixed(yuan / 1000, 1), unit: 'k CNY' }
    : { text: formatFixed(yuan / MANY, 1), unit: '万元' };
}
