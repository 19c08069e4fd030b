import { formatNumber, formatPercent, NO_FIGURE } from '@garment-mes/domain';
import { t } from './i18n.ts';

const isBlank = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** A ratio (`0.75`) as a percentage, one place. */
export const percent = (ratio: number | undefined): string =>
  formatPercent(ratio === undefined ? undefined : ratio * 100);

/** The day of a date or timestamp. */
export const day = (value: string | null | undefined): string =>
  isBlank(value) ? NO_FIGURE : value.slice(0, 10);

/** Date and time without the seconds; the company's clock, never the browser's. */
export const minute = (value: string | null | undefined): string =>
  isBlank(value) ? NO_FIGURE : value.slice(0, 16);

/** Yes, no, or nothing known. Services write yes as 1 and as true. */
export const yesNo = (value: unknown): string =>
  isBlank(value) ? NO_FIGURE : Number(value) === 1 ? t('是') : t('否');

/** Any text; empty is a dash. */
export const plain = (value: unknown): string => (isBlank(value) ? NO_FIGURE : String(value));

/** A count with its unit, as head lines write it. */
export const counted = (value: number | string | null | undefined, unit: string): string =>
  isBlank(value) ? NO_FIGURE : `${formatNumber(value)} ${unit}`;
