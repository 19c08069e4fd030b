import { isSameFigure } from '@garment-mes/domain/compare';
import { foldCode, seenText } from '@garment-mes/domain/formats';
import {
  DomainError,
  type RefusalCode,
  type RefusalParams,
  refusalText,
} from '@garment-mes/domain/refusals';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Language } from '../../operations.ts';

export type SheetRow = BodyOf<'importOrders'>['rows'][number];
export type SheetError = DataOf<'importOrders'>['errors'][number];

/** Full-width digits and signs, as they come out of Chinese input methods. */
const narrow = (text: string): string =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).trim();

/** A number without the commas between its thousands; a comma elsewhere is no part of a number. */
const plain = (text: string): string => {
  const digits = narrow(text);
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(digits) ? digits.replaceAll(',', '') : digits;
};

const DATE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

const EMPTY = { zh: '空', en: 'empty' };

/** What a cell is read as; `undefined` where it is empty or cannot be read. */
type CellValue = string | number | undefined;

/** One row of a sheet: its cells by heading, and what is wrong with them. */
export class Sheet {
  readonly row: number;
  readonly errors: SheetError[] = [];
  readonly #cells: ReadonlyMap<string, string>;
  readonly #language: Language;

  constructor({ row, cells }: SheetRow, language: Language) {
    this.row = row;
    this.#cells = new Map(cells.map(({ field, value }) => [field.trim(), seenText(value)]));
    this.#language = language;
  }

  /** Headings that no column of the template has: sizes, side by side. */
  others(known: ReadonlySet<string>): readonly (readonly [string, string])[] {
    return [...this.#cells].filter(([field]) => !known.has(field));
  }

  text(field: string): string | undefined {
    return this.#cells.get(field) || undefined;
  }

  required(field: string): string | undefined {
    const value = this.text(field);
    if (value === undefined) this.refuse(field, 'required', { field });
    return value;
  }

  /** A whole number; thousands separators and full-width digits are read. */
  whole(field: string, value = this.text(field)): number | undefined {
    if (value === undefined) return undefined;
    const digits = plain(value);
    if (/^\d{1,8}$/.test(digits)) return Number(digits);
    this.refuse(field, 'import-not-whole', { value });
    return undefined;
  }

  /** An exact number of at most four decimals, as text. */
  number(field: string): string | undefined {
    const value = this.text(field);
    if (value === undefined) return undefined;
    const digits = plain(value);
    if (/^\d{1,8}(\.\d{1,4})?$/.test(digits)) return digits;
    this.refuse(field, 'import-not-number', { value });
    return undefined;
  }

  /** A day that exists, as `YYYY-MM-DD`. */
  date(field: string): string | undefined {
    const value = this.text(field);
    if (value === undefined) return undefined;
    const [, year = '', month = '', day = ''] = DATE.exec(narrow(value)) ?? [];
    const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const date = new Date(`${text}T00:00:00Z`);
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return text;
    this.refuse(field, 'import-not-date', { value });
    return undefined;
  }

  /** What a name, or a folded code, stands for; a name nobody knows is an error, never a new record. */
  known<Found>(field: string, found: ReadonlyMap<string, Found>): Found | undefined {
    const value = this.text(field);
    return value === undefined ? undefined : this.find(field, value, found);
  }

  find<Found>(field: string, value: string, found: ReadonlyMap<string, Found>): Found | undefined {
    const known = found.get(value) ?? found.get(foldCode(value));
    if (known === undefined) this.refuse(field, 'import-unknown', { field, value });
    return known;
  }

  /**
   * Keeps as an error that this row says something else of a record than its first row. A row that says nothing follows
   * the first; one whose cell, or that of the first, cannot be read has heard that already.
   */
  differs(field: string, first: Sheet, own: CellValue, firsts: CellValue): void {
    const value = this.text(field);
    const said = first.text(field);
    if (value === undefined || own === undefined) return;
    if (said !== undefined && firsts === undefined) return;
    if (firsts !== undefined && isSameFigure(String(own), String(firsts))) return;
    this.refuse(field, 'import-differs', { field, value, row: first.row, first: said ?? EMPTY });
  }

  refuse<Code extends RefusalCode>(field: string, code: Code, params: RefusalParams<Code>): void {
    const text = refusalText(new DomainError(code, params), this.#language);
    this.errors.push({ row: this.row, field, text });
  }
}
