/** A row and the place in the page it is drawn in. */
export interface SlottedRow {
  readonly index: number;
  readonly slot: number;
}

/**
 * Rows that leave the view hand their elements on to rows that come into it: changing words is a
 * fraction of the work of making elements. A row that stays keeps its elements.
 */
export class RowSlots {
  #slots = new Map<number, number>();

  assign(indexes: readonly number[]): SlottedRow[] {
    const wanted = new Set(indexes);
    const used = new Set<number>();
    for (const [index, slot] of this.#slots) if (wanted.has(index)) used.add(slot);
    const free = [...this.#slots.values()].filter((slot) => !used.has(slot)).reverse();
    const next = new Map<number, number>();
    let fresh = 0;
    const unused = (): number => {
      const handed = free.pop();
      if (handed !== undefined) return handed;
      while (used.has(fresh)) fresh += 1;
      return fresh;
    };
    for (const index of indexes) {
      const slot = this.#slots.get(index) ?? unused();
      used.add(slot);
      next.set(index, slot);
    }
    this.#slots = next;
    return Array.from(next, ([index, slot]) => ({ index, slot }));
  }
}

/**
 * The order of the rows in the document: as they follow each other, but while the person scrolls
 * nothing is moved around, for that costs more than it is worth for a sixtieth of a second.
 */
export const inDocumentOrder = (rows: readonly SlottedRow[], moving: boolean): SlottedRow[] =>
  [...rows].sort((a, b) => (moving ? a.slot - b.slot : a.index - b.index));
