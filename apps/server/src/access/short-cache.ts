/** Remembers an answer for a few seconds; equal questions asked meanwhile share one look-up. */
export class ShortCache<Value> {
  readonly #ttlMs: number;
  readonly #load: (key: string) => Promise<Value>;
  readonly #entries = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();

  constructor(ttlMs: number, load: (key: string) => Promise<Value>) {
    this.#ttlMs = ttlMs;
    this.#load = load;
  }

  get(key: string): Promise<Value> {
    const now = performance.now();
    const known = this.#entries.get(key);
    if (known && known.until > now) return known.value;
    if (this.#entries.size > 10_000) this.#entries.clear();
    const value = this.#load(key);
    this.#entries.set(key, { value, until: now + this.#ttlMs });
    value.catch(() => this.#entries.delete(key));
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }
}
