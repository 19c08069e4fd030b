type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `/mes2/saas/order/selectOrderList` is about `/mes2/saas/order`. */
const subjectOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** `listCuttingBeds` answers what others refer to as `cuttingBedId`. */
const referenceTo = (id: string): string =>
  `${id
    .replace(/^(list|get)/, '')
    .replace(/^./, (letter) => letter.toLowerCase())
    .replace(/ies$/, 'y')
    .replace(/s$/, '')}Id`;

/** What earlier answers told of the factory's records: later requests are about these. */
export class KnownRecords {
  readonly #rows = new Map<string, Row>();
  readonly #values = new Map<string, unknown>();

  /** Keeps what an answer holds. */
  learn(operation: { readonly id: string; readonly path: string }, answer: unknown): void {
    const rows = isRow(answer) && Array.isArray(answer.list) ? answer.list : [answer].flat();
    const first = rows.find(isRow);
    if (first !== undefined && first.id !== undefined) {
      const subject = subjectOf(operation.path);
      this.#rows.set(subject, { ...this.#rows.get(subject), ...first });
      this.#values.set(referenceTo(operation.id), first.id);
    }
    this.#keep(answer, 0);
  }

  #keep(value: unknown, depth: number): void {
    if (depth > 3) return;
    if (Array.isArray(value)) for (const one of value.slice(0, 3)) this.#keep(one, depth + 1);
    else if (isRow(value))
      for (const [name, inner] of Object.entries(value)) {
        if (typeof inner === 'object') this.#keep(inner, depth + 1);
        else if (name !== 'id' && name !== 'version' && !this.#values.has(name))
          this.#values.set(name, inner);
      }
  }

  /** The record that calls of this path are about. */
  subject(path: string): Row | undefined {
    return this.#rows.get(subjectOf(path));
  }

  /** A value that some answer gave a property of this name. */
  value(name: string): unknown {
    return this.#values.get(name);
  }
}
