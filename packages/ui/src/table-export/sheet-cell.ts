/** A cell on its way to a sheet. Days are `YYYY-MM-DD`, times `YYYY-MM-DD HH:mm:ss`. */
export type SheetCell =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** A program could take it for a formula; its cell is marked as text. */
      readonly marked?: true;
    }
  | { readonly kind: 'number'; readonly number: number; readonly places: number }
  /** Days since 1899-12-30, the way spreadsheets count. */
  | { readonly kind: 'date'; readonly serial: number; readonly timed: boolean };

const NUMBER = /^-?\d+(?:\.(\d+))?$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const DAY_MS = 86_400_000;
/** More digits than this no spreadsheet keeps. */
const DIGITS = 15;

/** What a table shows of an empty cell. */
const DASH = '–';

/** Whether a program could take a text for a formula. Plain negative numbers are none. */
export const looksLikeFormula = (text: string): boolean =>
  /^[=+\-@＝＋－＠\t\r\n]/.test(text) && !NUMBER.test(text);

/**
 * What a sheet gets for a value: numbers stay numbers, days days, everything else is text as it
 * is; the dash of an empty cell is nothing.
 * @param kind what the column holds; numbers that came as text need it
 */
export function sheetCell(
  value: string | number | undefined,
  kind: 'text' | 'number' | 'date' | undefined,
): SheetCell {
  if (typeof value === 'number' && Number.isFinite(value)) return numberCell(value, String(value));
  const text = value === undefined || value === DASH ? '' : String(value);
  if (kind === 'number' && NUMBER.test(text) && text.replace(/\D/g, '').length <= DIGITS)
    return numberCell(Number(text), text);
  const day = kind === 'date' ? DAY.exec(text) : null;
  if (day !== null) {
    const [, year, month, date, hour = '0', minute = '0', second = '0'] = day;
    // Counted without a time zone, so that no sheet shows the day before.
    const time = Date.UTC(
      Number(year),
      Number(month) - 1,
      Number(date),
      Number(hour),
      Number(minute),
      Number(second),
    );
    const serial = (time - Date.UTC(1899, 11, 30)) / DAY_MS;
    return { kind: 'date', serial, timed: day[4] !== undefined };
  }
  return { kind: 'text', text, ...(looksLikeFormula(text) ? { marked: true } : {}) };
}

const numberCell = (number: number, text: string): SheetCell => ({
  kind: 'number',
  number,
  places: NUMBER.exec(text)?.[1]?.length ?? 0,
});
