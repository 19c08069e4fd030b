import { fold } from '../../fold.ts';
import type { DataColumn } from '../columns/data-column.ts';
import type { DataTableState, SortChoice } from '../state/table-state.ts';
import { cellText } from './cell-text.ts';
import { ranksApart, ranksAtOnce } from './rank-texts-apart.ts';

/** Stands behind every other rank, in both directions. */
const ABSENT = 0xffffffff;

interface Ranks {
  /** By row; {@link ABSENT} for rows without a value. */
  readonly of: Uint32Array;
  /** How many there are, absent ones aside. */
  readonly count: number;
}

/** Text that is looked for in some columns, all of them when none is named. */
export interface LocalSearch {
  readonly text: string;
  readonly columns?: readonly string[] | undefined;
}

type Key = string | number | undefined;

/**
 * Orders and filters rows that are all here. What it works out about a column (ranks of its values,
 * its lower-case text) is kept as long as the rows are the same, so that every sort but the first is
 * one pass over typed numbers.
 */
export class RowOrder<Row> {
  readonly #rows: readonly Row[];
  readonly #ranks = new Map<DataColumn<Row>, Ranks | Promise<void>>();
  readonly #texts = new Map<DataColumn<Row>, readonly string[]>();

  constructor(rows: readonly Row[]) {
    this.#rows = rows;
  }

  /**
   * Row numbers in the wanted order; `undefined` while ranks are being worked out beside the page.
   * Absent values come last both ways, rows that are level stay as they stood.
   */
  sorted(
    columns: readonly DataColumn<Row>[],
    sorts: readonly SortChoice[],
  ): Uint32Array | undefined {
    const keys = sorts.flatMap(({ column: id, direction }) => {
      const column = columns.find((other) => other.id === id);
      const ranks = column?.sortKey === undefined ? undefined : this.#ranksOf(column);
      return ranks === undefined ? [] : [{ ranks, down: direction === 'desc' }];
    });
    const ready = keys.flatMap(({ ranks, down }) =>
      ranks instanceof Promise ? [] : [{ ranks, down }],
    );
    return ready.length < keys.length ? undefined : orderBy(this.#rows.length, ready);
  }

  /** Resolves when {@link sorted} has what it needs. */
  async ready(): Promise<void> {
    await Promise.all([...this.#ranks.values()].filter((ranks) => ranks instanceof Promise));
  }

  /** One per row, 1 where it passes; `undefined` when nothing is filtered. */
  passing(
    columns: readonly DataColumn<Row>[],
    filters: DataTableState['filters'],
    search: LocalSearch | undefined,
  ): Uint8Array | undefined {
    const chosen = Object.entries(filters).flatMap(([id, values]) => {
      const column = columns.find((other) => other.id === id);
      if (column === undefined) return [];
      const wanted = new Set(values.map((value) => fold(value)));
      return [{ texts: this.#textsOf(column), wanted }];
    });
    const query = fold(search?.text.trim() ?? '');
    if (chosen.length === 0 && query === '') return undefined;
    const searched =
      query === ''
        ? []
        : columns
            .filter(({ id, fixed }) => !fixed && (search?.columns?.includes(id) ?? true))
            .map((column) => this.#textsOf(column));
    return Uint8Array.from(this.#rows, (_, row) => {
      for (const { texts, wanted } of chosen) if (!wanted.has(texts[row] ?? '')) return 0;
      return query === '' || searched.some((texts) => texts[row]?.includes(query)) ? 1 : 0;
    });
  }

  #textsOf(column: DataColumn<Row>): readonly string[] {
    const known = this.#texts.get(column);
    if (known !== undefined) return known;
    const made = this.#rows.map((row, index) => fold(cellText(column, row, index)));
    this.#texts.set(column, made);
    return made;
  }

  #ranksOf(column: DataColumn<Row>): Ranks | Promise<void> {
    const known = this.#ranks.get(column);
    if (known !== undefined) return known;
    const keys = this.#rows.map((row) => column.sortKey?.(row));
    const made = keys.some((key) => typeof key === 'string')
      ? textRanks(keys)
      : numberRanks(keys as (number | undefined)[]);
    if (made instanceof Promise) {
      const kept = made.then((ranks) => void this.#ranks.set(column, ranks));
      this.#ranks.set(column, kept);
      return kept;
    }
    this.#ranks.set(column, made);
    return made;
  }
}

function numberRanks(keys: readonly (number | undefined)[]): Ranks {
  const present = Float64Array.from(keys.filter((key) => key !== undefined)).sort();
  const distinct = present.filter((key, index) => index === 0 || key !== present[index - 1]);
  const of = Uint32Array.from(keys, (key) => (key === undefined ? ABSENT : placeOf(distinct, key)));
  return { of, count: distinct.length };
}

/** Where a value stands among sorted ones that hold it. */
function placeOf(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function textRanks(keys: readonly Key[]): Ranks | Promise<Ranks> {
  // Most columns hold few different texts: only those are compared.
  const places = new Map<string, number>();
  const numbers = Uint32Array.from(keys, (key) => {
    if (key === undefined) return ABSENT;
    const text = String(key);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, places.size);
    return places.size - 1;
  });
  const texts = [...places.keys()];
  const spread = (ranks: Uint32Array): Ranks => ({
    of: numbers.map((place) => (place === ABSENT ? ABSENT : (ranks[place] ?? 0))),
    count: texts.length,
  });
  const now = ranksAtOnce(texts);
  return now === undefined ? ranksApart(texts).then(spread) : spread(now);
}

function orderBy(
  count: number,
  keys: readonly { readonly ranks: Ranks; readonly down: boolean }[],
): Uint32Array {
  const plain = Uint32Array.from({ length: count }, (_, row) => row);
  if (keys.length === 0) return plain;
  const placeIn = ({ ranks, down }: (typeof keys)[number], row: number) => {
    const rank = ranks.of[row] ?? ABSENT;
    return rank === ABSENT ? ranks.count : down ? ranks.count - 1 - rank : rank;
  };
  const span = keys.reduce((product, { ranks }) => product * (ranks.count + 1), count);
  if (span >= Number.MAX_SAFE_INTEGER)
    return plain.sort((a, b) => {
      for (const key of keys) {
        const order = placeIn(key, a) - placeIn(key, b);
        if (order !== 0) return order;
      }
      return a - b;
    });
  // Place and row number in one number: sorted without a single call back.
  const packed = Float64Array.from({ length: count }, (_, row) => {
    let place = 0;
    for (const key of keys) place = place * (key.ranks.count + 1) + placeIn(key, row);
    return place * count + row;
  }).sort();
  return Uint32Array.from(packed, (value) => value % count);
}
