import { foldCode } from '@garment-mes/domain/formats';
import type { Field, Fields } from '@garment-mes/sdk/labels';
import type { SheetTexts } from '@garment-mes/ui';
import { labelOf, t } from '#app/i18n.ts';
import { enumOf } from '#screens/fields/enum-labels.ts';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import { formIssues } from '#screens/form/form-body.ts';
import type { Form, FormValues } from '#screens/form/form-definition.ts';
import { cellName, textFault } from './cell-faults.ts';
import { figureOf, shareIn } from './cell-figure.ts';
import { bareWord, clockOfCell, dayOfCell, momentOfCell, plainCode, saidIn } from './cell-text.ts';
import type { CheckedRow, CheckedSheet, SheetHead } from './checked-sheet.ts';
import { isExample, isTotal, type LeftLine } from './left-lines.ts';

/** Rows a sheet of records may have. */
export const MOST_ROWS = 10_000;

/** A row of a sheet as a record: what its cells say, by field. */
export interface RecordRow extends CheckedRow {
  readonly values: FormValues;
}

/** Names of the fields that a sheet of records has a column for, in the order of the document. */
export const sheetFields = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, { sheet }]) => (sheet ? [name] : []));

const KINDS: Readonly<Partial<Record<Field['kind'], SheetHead['kind']>>> = {
  date: 'date',
  integer: 'whole',
  number: 'number',
  decimal: 'number',
};

export const headsOf = (fields: Fields): readonly SheetHead[] =>
  sheetFields(fields).map((name) => ({
    name,
    label: () => fieldLabel(fields, name),
    kind: KINDS[fieldOf(fields, name).kind] ?? 'text',
  }));

const NOBODYS = (text: string): SheetHead => ({ name: '', label: () => text, kind: 'text' });

/** What was found in the place of one record that is called so: several of them, others called alike, or just others. */
export interface Unfound {
  readonly are: 'several' | 'alike' | 'others';
  readonly names: readonly string[];
}

/** Looks for the record's ids by what people call them. */
export type Lookup = (name: string, text: string) => string | Unfound | undefined;

const idIn = (found: ReturnType<Lookup>): string | undefined =>
  typeof found === 'string' ? found : undefined;

/** What can be said of a sheet of records before any of them is sent. */
export function checkRecords(
  form: Omit<Form, 'save'>,
  initial: FormValues,
  { heads: texts, lines }: SheetTexts,
  lookup: Lookup,
): CheckedSheet<RecordRow> {
  const { fields } = form;
  const known = headsOf(fields);
  const heads = texts.map((text) => headNamed(fields, known, text) ?? NOBODYS(text));
  const names = heads.map(({ name }) => name);
  const missing = known.find(
    ({ name }) =>
      fieldOf(fields, name).required === true &&
      !names.includes(name) &&
      (initial[name] ?? '') === '',
  );
  const twice = heads.find(({ name }, at) => name !== '' && names.indexOf(name) !== at);
  const fault = missing
    ? t('找不到“{head}”列，请使用模板', { head: missing.label() })
    : twice && t('“{head}”列重复', { head: twice.label() });
  const left: LeftLine[] = [];
  const rows = lines.flatMap((line) => {
    const { row } = line;
    const cells = heads.map(
      ({ kind, name }, at) =>
        (name && shareIn(fieldOf(fields, name), line, at)) || saidIn(line, at, kind),
    );
    const what = isTotal(line) ? 'total' : isExample(fields, names, cells) ? 'example' : undefined;
    if (what) {
      left.push({ row, what });
      return [];
    }
    const faults = new Map<string, string>();
    const values: Record<string, unknown> = { ...initial };
    for (const [at, { name }] of heads.entries()) {
      const text = (cells[at] ?? '').trim();
      if (name === '' || text === '') continue;
      const field = fieldOf(fields, name);
      const value = cellValue(field, name, text, lookup);
      const fault =
        typeof value === 'string' && field.kind !== 'decimal' && field.reference === undefined
          ? textFault(text, cellName(at, row), isCode(field, name))
          : undefined;
      if (value === undefined || fault)
        faults.set(name, fault ?? cellFault(field, name, text, lookup));
      else values[name] = value;
    }
    for (const { field, text } of formIssues(form, values))
      if (!faults.has(field)) faults.set(field, text);
    return [{ row, cells, faults, values }];
  });
  markRepeated(fields, names, rows);
  return { heads, rows, fault, left };
}

/**
 * Refuses a row with the code of an earlier one that is sent, in any spelling, as the service would. Several keys are one
 * together: a person has one row a day.
 */
function markRepeated(
  fields: Fields,
  names: readonly string[],
  rows: readonly {
    readonly row: number;
    readonly cells: readonly string[];
    readonly values: FormValues;
    faults: Map<string, string>;
  }[],
): void {
  const keys = sheetFields(fields).filter((name) => fieldOf(fields, name).sheet === 'key');
  const [first] = keys;
  if (first === undefined) return;
  const sent = new Map<string, number>();
  for (const { row, cells, values, faults } of rows) {
    const codes = keys.map((name) => values[name]);
    if (!codes.every((code) => typeof code === 'string')) continue;
    const key = codes.map(foldCode).join('\n');
    const before = sent.get(key);
    if (before !== undefined && !faults.has(first)) {
      const text = keys.map((name) => plainCode(cells[names.indexOf(name)] ?? '')).join(' ');
      faults.set(first, t('“{text}”与第{row}行重复', { text, row: before }));
    } else if (before === undefined && faults.size === 0) sent.set(key, row);
  }
}

function headNamed(
  fields: Fields,
  known: readonly SheetHead[],
  text: string,
): SheetHead | undefined {
  const wanted = bareWord(text);
  return known.find(({ name }) => {
    const { zh, en } = fieldOf(fields, name);
    return [name, zh, en].some((word) => bareWord(word) === wanted);
  });
}

const LIST = /[、,，;；]/;

/** The words of a cell that names several. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(LIST).map((word) => word.trim());

/** What a cell says in the words of the service; `undefined` when it says nothing the field can be. */
function cellValue(field: Field, name: string, text: string, lookup: Lookup): unknown {
  if (field.reference !== undefined && field.kind === 'list') {
    const ids = wordsOf(text).map((word) => idIn(lookup(name, word)));
    return ids.includes(undefined) ? undefined : ids;
  }
  if (field.reference !== undefined) return idIn(lookup(name, text));
  const figure = figureOf(field, text);
  switch (field.kind) {
    case 'enum':
      return enumValue(field, text);
    case 'enums': {
      const values = text.split(LIST).map((part) => enumValue(field, part));
      return values.includes(undefined) ? undefined : values;
    }
    case 'list':
      return wordsOf(text);
    case 'date':
      return dayOfCell(text);
    case 'timestamp':
      return momentOfCell(text, /^(to|end)[A-Z]/.test(name));
    case 'time':
      return clockOfCell(text);
    case 'integer':
      return /^-?\d{1,9}$/.test(figure) ? Number(figure) : undefined;
    case 'number':
      return FIGURE.test(figure) ? Number(figure) : undefined;
    case 'decimal':
      return FIGURE.test(figure) ? figure : undefined;
    default:
      return field.sheet === 'key' ? plainCode(text) : text;
  }
}

const FIGURE = /^-?\d{1,12}(\.\d{1,6})?$/;

function enumValue(field: Field, text: string): string | number | undefined {
  const wanted = bareWord(text);
  const found = Object.entries(enumOf(field)).find(([key, { zh, en }]) =>
    [key, zh, en].some((word) => bareWord(word) === wanted),
  );
  return found && (/^-?\d+$/.test(found[0]) ? Number(found[0]) : found[0]);
}

/** A number by which the record is known; a day among the keys of a sheet is none. */
const isCode = ({ sheet, kind }: Field, name: string): boolean =>
  name === 'code' || (sheet === 'key' && kind !== 'date');

/** Names that a sentence about an unknown one lists. */
const NAMED = 8;

/** A word that names no record, with what was found instead. */
function unknownText(field: Field, name: string, text: string, lookup: Lookup): string {
  const words = field.kind === 'list' ? wordsOf(text) : [text];
  const word = words.find((each) => idIn(lookup(name, each)) === undefined) ?? text;
  const found = lookup(name, word);
  if (typeof found !== 'object' || found.names.length === 0)
    return t('找不到“{text}”', { text: word });
  const more = found.names.length > NAMED ? '…' : '';
  const names = found.names.slice(0, NAMED).join(t('、')) + more;
  switch (found.are) {
    case 'several':
      return t('“{text}”有多个：{names}', { text: word, names });
    case 'alike':
      return t('找不到“{text}”，相近的有：{names}', { text: word, names });
    default:
      return t('找不到“{text}”，现有的有：{names}', { text: word, names });
  }
}

function cellFault(field: Field, name: string, text: string, lookup: Lookup): string {
  if (field.reference !== undefined) return unknownText(field, name, text, lookup);
  switch (field.kind) {
    case 'enum':
    case 'enums':
      return t('“{text}”不在可选值中：{values}', {
        text,
        values: Object.values(enumOf(field)).map(labelOf).join(t('、')),
      });
    case 'date':
    case 'timestamp':
      return t('“{text}”不是有效日期', { text });
    case 'time':
      return t('“{text}”不是时间，如 08:00', { text });
    case 'integer':
      return t('“{text}”不是整数', { text });
    default:
      return t('“{text}”不是数字', { text });
  }
}
