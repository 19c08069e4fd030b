import { NO_FIGURE } from '@garment-mes/domain/formats';

const isBlank = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** The day of a date or timestamp. */
export const day = (value: string | null | undefined): string =>
  isBlank(value) ? NO_FIGURE : value.slice(0, 10);

/** Date and time without the seconds; the company's clock, never the browser's. */
export const minute = (value: string | null | undefined): string =>
  isBlank(value) ? NO_FIGURE : value.slice(0, 16);

/** Any text; empty is a dash. */
export const plain = (value: unknown): string => (isBlank(value) ? NO_FIGURE : String(value));
