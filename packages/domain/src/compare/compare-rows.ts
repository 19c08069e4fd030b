import { isSameFigure } from './same-figure.ts';

/** A line of something that is compared: what it is recognised by, what it is called, and its fields. */
export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, string | number | null | undefined>>;
}

export const ChangeKind = { added: 1, removed: 2, changed: 3 } as const;
export type ChangeKind = (typeof ChangeKind)[keyof typeof ChangeKind];

export interface RowChange {
  readonly label: string;
  /** Title of the field; empty for a whole line. */
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly kind: ChangeKind;
}

/**
 * What differs between two lists of lines, matched by key wherever they stand: a moved line is no change.
 * Exact numbers are compared as numbers, `0.9` is `0.9000`.
 */
export function compareRows(
  before: readonly ComparedRow[],
  after: readonly ComparedRow[],
): RowChange[] {
  const left = new Map(before.map((row) => [row.key, row]));
  const right = new Map(after.map((row) => [row.key, row]));
  const changed = after.flatMap((row): RowChange[] => {
    const old = left.get(row.key);
    if (!old)
      return [
        { label: row.label, field: '', from: null, to: summary(row), kind: ChangeKind.added },
      ];
    return Object.entries(row.fields).flatMap(([field, value]): RowChange[] => {
      const from = textOf(old.fields[field]);
      const to = textOf(value);
      return same(from, to)
        ? []
        : [{ label: row.label, field, from, to, kind: ChangeKind.changed }];
    });
  });
  const removed = before
    .filter(({ key }) => !right.has(key))
    .map((row) => ({
      label: row.label,
      field: '',
      from: summary(row),
      to: null,
      kind: ChangeKind.removed,
    }));
  return [...changed, ...removed];
}

const summary = ({ fields }: ComparedRow): string =>
  Object.values(fields)
    .filter((value) => value !== null && value !== undefined && value !== '')
    .join(' ');

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

const same = (from: string | null, to: string | null): boolean =>
  from === to || (from !== null && to !== null && isSameFigure(from, to));
