import { ChangeKind, compareRows, type RowChange } from '@garment-mes/domain/compare';
import type { Bilingual, Language } from '@garment-mes/domain/refusals';
import { type Fields, labelsByName } from '@garment-mes/sdk/labels';
import type { FieldChange } from './field-changes.ts';

export type Value = string | number | null | undefined;

/** What a field is called; an enumeration names the words of its values, too. */
export interface Title extends Bilingual {
  readonly enumName?: string | undefined;
}

/** A field of a line: its name in the record, its value, its title. */
export type LineField = readonly [name: string, value: Value, title: Title];

export interface Line {
  /** What it is recognised by in another state. */
  readonly key: string;
  readonly label: string;
  /** The text of a line that is new or gone. */
  readonly summary: string;
  readonly fields: readonly LineField[];
}

/** A part of a record as comparable lines. */
export interface Area<Content> {
  /** Name of the part in the record. */
  readonly area: string;
  readonly title: Bilingual;
  readonly lines: (content: Content) => readonly Line[];
}

/** One difference between two states of a record. */
export interface RecordChange extends Omit<RowChange, 'field'> {
  readonly area: string;
  readonly areaTitle: Bilingual;
  /** Name of the field; empty for a whole line. */
  readonly field: string;
  readonly title: Title;
}

const WHOLE_LINE: Title = { zh: '', en: '' };

/** Fields of a row under the titles that the documents give them. */
export const titled = <Known extends Fields, Name extends keyof Known & string>(
  fields: Known,
  row: Readonly<Partial<Record<Name, Value>>>,
  names: readonly Name[],
): LineField[] => names.map((name) => [name, row[name], fields[name] as Title]);

/** A field for each size that has a value of its own, called by its size. */
export const bySize = (
  sizes: readonly { readonly sizeId: string; readonly sizeName: string }[],
  title: Bilingual,
  values: readonly (readonly [sizeId: string, value: string])[],
): LineField[] =>
  values.map(([sizeId, value]) => {
    const name = sizes.find((each) => each.sizeId === sizeId)?.sizeName ?? sizeId;
    return [
      `size ${sizeId}`,
      value,
      { zh: words(title.zh, name), en: words(title.en, name) },
    ] as const;
  });

export const words = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/**
 * What differs between two states of a record, part by part.
 *
 * @param whole name and title that a line that is new or gone is shown under
 */
export const recordChanges = <Content>(
  areas: readonly Area<Content>[],
  before: Content,
  after: Content,
  whole: readonly [field: string, title: Title] = ['', WHOLE_LINE],
): RecordChange[] =>
  areas.flatMap(({ area, title: areaTitle, lines }) => {
    const [left, right] = [lines(before), lines(after)];
    const titles = new Map(
      [...left, ...right].flatMap(({ fields }) => fields.map(([name, , title]) => [name, title])),
    );
    return compareRows(left.map(compared), right.map(compared)).map(({ field, ...change }) => {
      const [name, title] =
        change.kind === ChangeKind.changed ? [field, titles.get(field) ?? WHOLE_LINE] : whole;
      return { ...change, area, areaTitle, field: name, title };
    });
  });

const compared = ({ key, label, summary, fields }: Line) => ({
  key,
  label,
  summary,
  fields: Object.fromEntries(fields.map(([name, value]) => [name, value])),
});

const inWords = ({ zh, en }: Bilingual, language: Language): string =>
  language === 'en' ? en : zh;

/** A difference in the language of the reader: a value of an enumeration by its name. */
export function changeInWords(
  { areaTitle, label, title, from, to, kind }: RecordChange,
  language: Language,
) {
  const values = labelsByName[title.enumName ?? ''];
  const valueText = (value: string | null): string | null => {
    const named = value === null ? undefined : values?.[value];
    return named ? inWords(named, language) : value;
  };
  return {
    ...{ area: inWords(areaTitle, language), label, field: inWords(title, language) },
    ...{ fromText: valueText(from), toText: valueText(to), changeKind: kind },
  };
}

/** A difference as the log of a record keeps it: by names, which every reader's language has words for. */
export const loggedChange = ({
  area,
  label,
  field,
  title,
  from,
  to,
}: RecordChange): FieldChange => ({
  ...{ area, label, field, fromText: from, toText: to },
  title: { zh: title.zh, en: title.en },
});
