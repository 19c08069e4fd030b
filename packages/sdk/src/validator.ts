/** One thing that is wrong with a body. */
export interface Fault {
  /** Where, as a JSON pointer: `/sizes/0/ratio`; the missing property is part of it. */
  readonly path: string;
  /** Which rule of the schema: `required`, `minimum`, `format` … */
  readonly keyword: string;
  /** What the rule asked for: `{ limit: 1 }`, `{ format: 'date' }` … */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Checks a body against its document. No fault, no entry. */
export type Validator = (body: unknown) => Fault[];

interface Compiled {
  (body: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string; params: Fault['params'] }[] | null;
}

/**
 * Runs a compiled check and words its findings.
 * @public generated validators call it
 */
export function faultsOf(check: Compiled, body: unknown): Fault[] {
  if (check(body)) return [];
  return (check.errors ?? []).map(({ instancePath, keyword, params }) => ({
    path:
      typeof params.missingProperty === 'string'
        ? `${instancePath}/${params.missingProperty}`
        : instancePath,
    keyword,
    params,
  }));
}

/**
 * Length of a text in characters, as the documents count them.
 * @public generated validators call it
 */
export const codePoints = (text: string): number => [...text].length;

/**
 * Whether two JSON values are the same value.
 * @public generated validators call it
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;

  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => sameValue(one[name as never], other[name as never]))
  );
}
