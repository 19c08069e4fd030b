import { isSameFigure } from '@garment-mes/domain/compare';

/** A line of a grid that several people may change at once; the key says which line it is to all of them. */
export interface MergedRow {
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The same place changed by both: a field, or with no field the whole line (`undefined` where it is gone). */
export interface MergeConflict {
  readonly key: string;
  readonly field: string | undefined;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

export type MergeSide = 'mine' | 'theirs';

interface Merged<Row> {
  readonly rows: readonly Row[];
  readonly conflicts: readonly MergeConflict[];
}

/** Figures are compared as figures, nothing typed is nothing stored. */
function same(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? '', other ?? ''];
  if (a === b) return true;
  if (typeof a === 'string' && typeof b === 'string') return isSameFigure(a, b);
  return typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b);
}

const differs = ({ fields: one }: MergedRow, { fields: other }: MergedRow): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].some(
    (field) => !same(one[field], other[field]),
  );

/**
 * Three versions of one grid as one. What a single side changed is taken over; where both changed the same
 * field, or one side removed a line the other changed, `choose` decides. Lines stand as this side has them when
 * it moved any, else as the other has them; what only the other added follows.
 *
 * @param write a line with other values of its fields
 */
export function mergeRows<Row>(
  base: readonly Row[],
  theirs: readonly Row[],
  mine: readonly Row[],
  read: (row: Row) => MergedRow,
  write: (row: Row, fields: Readonly<Record<string, unknown>>) => Row,
  choose: (conflict: MergeConflict) => MergeSide = () => 'mine',
): Merged<Row> {
  const [was, other, own] = [base, theirs, mine].map(
    (rows) => new Map(rows.map((row) => [read(row).key, row] as const)),
  ) as [Map<string, Row>, Map<string, Row>, Map<string, Row>];
  const conflicts: MergeConflict[] = [];
  const result = new Map<string, Row>();

  function settle(conflict: MergeConflict): MergeSide {
    conflicts.push(conflict);
    return choose(conflict);
  }

  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const [before, their, my] = [was.get(key), other.get(key), own.get(key)];
    if (their !== undefined && my !== undefined) result.set(key, both(key, before, their, my));
    else {
      const left = their ?? my;
      if (left === undefined) continue;
      if (before === undefined) result.set(key, left);
      // One side took the line away: it stays only if the other changed it and is chosen.
      else if (differs(read(before), read(left))) {
        const side = settle({
          ...{ key, field: undefined, base: before },
          ...{ theirs: their, mine: my },
        });
        if ((side === 'mine' ? my : their) !== undefined) result.set(key, left);
      }
    }
  }

  function both(key: string, before: Row | undefined, their: Row, my: Row): Row {
    const [b, t, m] = [before && read(before).fields, read(their).fields, read(my).fields];
    const fields: Record<string, unknown> = {};
    for (const field of new Set([...Object.keys(t), ...Object.keys(m)])) {
      if (same(t[field], m[field]) || (b && same(b[field], m[field]))) fields[field] = t[field];
      else if (b && same(b[field], t[field])) fields[field] = m[field];
      else {
        const conflict = { key, field, base: b?.[field], theirs: t[field], mine: m[field] };
        fields[field] = settle(conflict) === 'mine' ? m[field] : t[field];
      }
    }
    return write(their, fields);
  }

  const moved = orderOf(mine, was, read) !== orderOf(base, own, read);
  const [first, second] = moved ? [own, other] : [other, own];
  const keys = new Set([...first.keys(), ...second.keys()]);
  return {
    rows: [...keys].flatMap((key) => (result.has(key) ? [result.get(key) as Row] : [])),
    conflicts,
  };
}

/** Keys of the lines that both lists have, in the order of the first. */
const orderOf = <Row>(
  rows: readonly Row[],
  known: ReadonlyMap<string, Row>,
  read: (row: Row) => MergedRow,
): string =>
  rows
    .map((row) => read(row).key)
    .filter((key) => known.has(key))
    .join(' ');
