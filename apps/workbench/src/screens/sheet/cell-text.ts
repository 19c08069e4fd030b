import { foldCode } from '@garment-mes/domain/formats';
import type { SheetLine } from '@garment-mes/ui';
import type { SheetHead } from './checked-sheet.ts';

const DATE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** Full-width digits and signs, as input methods leave them. */
export const narrow = (text: string): string =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).trim();

/** A figure without the commas between its thousands; a comma elsewhere is no part of a figure. */
export function plainFigure(text: string): string {
  const figure = narrow(text);
  return /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(figure) ? figure.replaceAll(',', '') : figure;
}

/** What a cell says: of numbers and days their value, of texts what the sheet shows. */
export const saidIn = (
  { cells, shown }: SheetLine,
  column: number,
  kind: SheetHead['kind'],
): string => (kind === 'text' && shown?.[column]) || (cells[column] ?? '');

/** A code without the blanks nobody can type. */
export const plainCode = (text: string): string => text.replaceAll('\u00a0', '').trim();

/** A day of a cell as `YYYY-MM-DD`; `undefined` when it is none. */
export function dayOfCell(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = DATE.exec(narrow(text)) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return isDay ? written : undefined;
}

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * A moment of a cell as `YYYY-MM-DD hh:mm:ss`; `undefined` when it is none.
 *
 * @param isEnd of two moments the last one: a day alone is meant to its end
 */
export function momentOfCell(text: string, isEnd: boolean): string | undefined {
  const [date = '', clock = isEnd ? '23:59:59' : '00:00:00'] = narrow(text).split(/[\sT]+/);
  const day = dayOfCell(date);
  const [, hour = '', minute, second = '00'] = CLOCK.exec(clock) ?? [];
  return day && minute && `${day} ${hour.padStart(2, '0')}:${minute}:${second}`;
}

/** A time of the clock as `hh:mm`; `undefined` when it is none. */
export function clockOfCell(text: string): string | undefined {
  const [, hour = '', minute] = CLOCK.exec(narrow(text)) ?? [];
  return minute && `${hour.padStart(2, '0')}:${minute}`;
}

/** A word as it is compared: whatever its case, its width and the blanks in it. */
export const bareWord = (text: string): string => foldCode(text).replaceAll(/\s+/g, '');
