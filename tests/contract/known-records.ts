type Row = Readonly<Record<string, unknown>>;

/** Records kept of one kind: a step that one of them forbids may be open to another. */
const MOST_RECORDS = 6;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `/mes2/saas/order/selectOrderList` is about `/mes2/saas/order`. */
export const subjectOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** `listCuttingBeds` answers what others refer to as `cuttingBedId`. */
const referenceTo = (id: string): string =>
  `${id
    .replace(/^(list|get)/, '')
    .replace(/^./, (letter) => letter.toLowerCase())
    .replace(/ies$/, 'y')
    .replace(/s$/, '')}Id`;

/** Records of the factory that earlier answers contained: later requests are about these. */
export class KnownRecords {
  readonly #rows = new Map<string, Map<unknown, Row>>();
  readonly #values = new Map<string, unknown>();

  /** Keeps the contents of an answer. */
  learn(operation: { readonly id: string; readonly path: string }, answer: unknown): void {
    const rows = isRow(answer) && Array.isArray(answer.list) ? answer.list : [answer].flat();
    const records = rows.filter(isRow).filter(({ id }) => id !== undefined);
    const subject = subjectOf(operation.path);
    const kept = this.#rows.get(subject) ?? new Map<unknown, Row>();
    for (const row of records.slice(0, MOST_RECORDS))
      kept.set(row.id, { ...kept.get(row.id), ...row });
    this.#rows.set(subject, kept);
    if (records[0] !== undefined) this.#values.set(referenceTo(operation.id), records[0].id);
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

  /** Records that calls of this path may be about; one without anything when none is known. */
  subjects(path: string): readonly Row[] {
    const kept = [...(this.#rows.get(subjectOf(path))?.values() ?? [])];
    return kept.length === 0 ? [{}] : kept.slice(-MOST_RECORDS);
  }

  /** One of these records, as the last answer showed it. */
  subject(path: string, id: unknown): Row {
    return this.#rows.get(subjectOf(path))?.get(id) ?? {};
  }

  /** A value that some answer gave a property of this name. */
  value(name: string): unknown {
    return this.#values.get(name);
  }
}
