import { formatRelative, formatUntil } from '@garment-mes/domain/formats';
import { currentLanguage } from '#app/i18n.ts';

/** How long ago a timestamp of the company was. `now` is the company's clock, too. */
export const ago = (value: string, now: number): string =>
  formatRelative((now - instantOf(value)) / 1000, currentLanguage());

/** How long it is until a timestamp of the company, or how long ago it was. */
export const until = (value: string, now: number): string =>
  formatUntil((instantOf(value) - now) / 1000, currentLanguage());

/** Whether a timestamp of the company is over. */
export const isOver = (value: string, now: number): boolean => instantOf(value) < now;

const instantOf = (value: string): number => Date.parse(`${value.replace(' ', 'T')}Z`);

/** `2024-03-20 08:00:00` without its seconds. */
export const toMinute = (value: string): string => value.slice(0, 16);
