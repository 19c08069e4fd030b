/** How often a text comes before it is worth a place among the prepared ones. */
const OFTEN = 20;
/** Prepared texts of one process; a connection keeps the plan of each. */
const MOST_NAMES = 200;
/** Texts that are counted; lists with searches of their own make ever new ones. */
const MOST_COUNTED = 2_000;

/**
 * Names for the statements that come again and again: PostgreSQL parses and plans a named statement
 * once a connection instead of at every call.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #counts = new Map<string, number>();

  /** @returns `undefined` for a text that is not known to come often */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts = new Map();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
