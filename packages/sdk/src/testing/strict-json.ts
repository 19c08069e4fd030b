// Node 20 hands no source: there the number as it was read has to do.
type Source = { readonly source?: string };

/**
 * `JSON.parse` that refuses an integer too large to be kept: such a number is an id that should
 * have been text.
 * @throws {RangeError} naming the property
 */
export function strictJson(text: string): unknown {
  const check = (key: string, value: unknown, context?: Source): unknown => {
    const lost =
      typeof value === 'number' &&
      !Number.isSafeInteger(value) &&
      /^-?\d+$/.test(context?.source ?? String(value));
    if (lost) throw new RangeError(`"${key}" is an integer beyond 53 bits; ids travel as text.`);
    return value;
  };
  return JSON.parse(text, check);
}
