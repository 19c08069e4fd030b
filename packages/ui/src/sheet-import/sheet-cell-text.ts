import { type CellObject, SSF } from 'xlsx';

/** What a cell says. */
export interface CellTexts {
  /** Its value: `12346`. Days are `YYYY-MM-DD`. */
  readonly text: string;
  /** What the sheet shows of a number where that is something else: `00012346`. */
  readonly shown?: string | undefined;
}

/** Of numbers from here on a spreadsheet kept the first fifteen digits. */
const KEPT_BELOW = 1e15;
const DIGITS = 15;
const EMPTY: CellTexts = { text: '' };

/** Signs nobody sees, which make two of one number: zero widths, marks of direction, soft hyphens. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** An apostrophe by which a text is marked as none to be worked out. */
const TEXT_MARK = /^'(?=[=+\-@＝＋－＠\t\r\n])/;
/** What a table shows of an empty cell. */
const DASH = '–';

/** A text of a cell without the signs nobody sees and the blanks around it. */
export function plainText(text: string): string {
  const plain = text.replaceAll(UNSEEN, '').trim();
  return plain === DASH ? '' : plain.replace(TEXT_MARK, '');
}

/** @param date1904 the workbook counts its days from 1904 */
export function cellTexts(cell: CellObject | undefined, date1904: boolean): CellTexts {
  if (cell === undefined) return EMPTY;
  // A formula nobody has worked out yet says nothing, and that must not pass for an empty cell.
  if (cell.v === undefined) return cell.f === undefined ? EMPTY : { text: '#FORMULA!' };
  switch (cell.t) {
    case 'z':
      return EMPTY;
    case 'n':
      return numberTexts(Number(cell.v), cell, date1904);
    case 'b':
      return { text: cell.v === true ? 'TRUE' : 'FALSE' };
    case 'e':
      return { text: cell.w ?? '#ERROR!' };
    default:
      return { text: plainText(String(cell.v)) };
  }
}

function numberTexts(value: number, { z, w }: CellObject, date1904: boolean): CellTexts {
  const format = String(z ?? 'General');
  if (SSF.is_date(format)) return { text: momentText(value, date1904) };
  if (Math.abs(value) >= KEPT_BELOW)
    return { text: String(Number(value.toPrecision(6)).toExponential()).toUpperCase() };
  const text = String(Number(value.toPrecision(DIGITS)));
  const shown = plainText(w ?? '');
  // Commas between thousands, and digits left out for want of room, are no part of a number.
  const isSame =
    shown.replaceAll(',', '') === text || /^general$/i.test(format) || /E\+/i.test(shown);
  return isSame || shown === '' ? { text } : { text, shown };
}

function momentText(value: number, date1904: boolean): string {
  const moment = SSF.parse_date_code(value, { date1904 }) as Readonly<
    Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>
  > | null;
  if (moment === null) return String(value);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${moment.y}-${two(moment.m)}-${two(moment.d)}`;
  const seconds = moment.H * 3600 + moment.M * 60 + moment.S;
  const clock = `${two(moment.H)}:${two(moment.M)}:${two(moment.S)}`;
  if (value < 1 && value > 0) return clock;
  return seconds === 0 ? day : `${day} ${clock}`;
}
