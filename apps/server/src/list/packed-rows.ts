/**
 * Rows of a long answer, written as JSON portion by portion: as bytes they take a fraction of what they
 * take as objects, and nobody who reads slowly holds a connection of the database.
 */
export class PackedRows {
  readonly #portions: Buffer[] = [];
  #count = 0;

  add(rows: readonly object[]): void {
    if (rows.length === 0) return;
    const text = JSON.stringify(rows).slice(1, -1);
    this.#portions.push(Buffer.from(this.#count > 0 ? `,${text}` : text));
    this.#count += rows.length;
  }

  get length(): number {
    return this.#count;
  }

  /** The array's text without its brackets. */
  get portions(): readonly Buffer[] {
    return this.#portions;
  }

  /** The rows again, for whoever asks for the whole; the memory is then spent after all. */
  toJSON(): unknown {
    return JSON.parse(`[${Buffer.concat(this.#portions)}]`);
  }
}
