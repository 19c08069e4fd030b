import { formatRelative } from '@garment-mes/domain';
import { currentLanguage } from './i18n.ts';

/** How long ago a timestamp of the company was. `now` is the company's clock, too. */
export const ago = (value: string, now: number): string =>
  formatRelative((now - Date.parse(`${value.replace(' ', 'T')}Z`)) / 1000, currentLanguage());

/** `2024-03-20 08:00:00` without its seconds. */
export const toMinute = (value: string): string => value.slice(0, 16);
