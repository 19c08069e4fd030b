import { isSameFigure } from './same-figure.ts';

/** A line of something that is compared: what it is recognised by, what it is called, and its fields. */
export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, string | number | null | undefined>>;
  /** The text of a line that is new or gone; its values one after the other when left out. */
  readonly summary?: string | undefined;
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
 * What differs between two lists of lines, matched by key at any place: a moved line is no change.
 * Lines of one key are matched in their order. Exact numbers are compared as numbers, `0.9` is `0.9000`.
 */
export function compareRows(
  before: readonly ComparedRow[],
  after: readonly ComparedRow[],
): RowChange[] {
  const left = byTurn(before);
  const right = byTurn(after);
  const changed = [...right].flatMap(([key, row]): RowChange[] => {
    const old = left.get(key);
    if (!old)
      return [
        { label: row.label, field: '', from: null, to: summaryOf(row), kind: ChangeKind.added },
      ];
    const fields = new Set([...Object.keys(row.fields), ...Object.keys(old.fields)]);
    return [...fields].flatMap((field): RowChange[] => {
      const from = textOf(old.fields[field]);
      const to = textOf(row.fields[field]);
      return same(from, to)
        ? []
        : [{ label: row.label, field, from, to, kind: ChangeKind.changed }];
    });
  });
  const removed = [...left]
    .filter(([key]) => !right.has(key))
    .map(([, row]) => ({
      label: row.label,
      field: '',
      from: summaryOf(row),
      to: null,
      kind: ChangeKind.removed,
    }));
  return [...changed, ...removed];
}

/** Lines by key and by how many of the same key stand before them. */
function byTurn(rows: readonly ComparedRow[]): ReadonlyMap<string, ComparedRow> {
  const turns = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const turn = turns.get(row.key) ?? 0;
      turns.set(row.key, turn + 1);
      return [`${row.key}\n${turn}`, row];
    }),
  );
}

const summaryOf = ({ summary, fields }: ComparedRow): string =>
  summary ??
  Object.values(fields)
    .filter((value) => value !== null && value !== undefined && value !== '')
    .join(' ');

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

const same = (from: string | null, to: string | null): boolean =>
  from === to || (from !== null && to !== null && isSameFigure(from, to));
