import { foldCode } from '@garment-mes/domain/formats';

const DATE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** Full-width digits and signs, as input methods leave them. */
export const narrow = (text: string): string =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).trim();

/** A figure without the commas between its thousands. */
export const plainFigure = (text: string): string => narrow(text).replaceAll(',', '');

/** A day of a cell as `YYYY-MM-DD`; `undefined` when it is none. */
export function dayOfCell(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = DATE.exec(narrow(text)) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return isDay ? written : undefined;
}

/** A word as it is compared: whatever its case, its width and the blanks in it. */
export const bareWord = (text: string): string => foldCode(text).replaceAll(/\s+/g, '');
