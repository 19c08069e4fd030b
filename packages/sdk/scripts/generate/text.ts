/** First line of everything the generator writes. */
export const FIRST_LINE =
  '// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.';

/** A documentation comment; what would close it early is broken up. */
export function jsDoc(lines: readonly string[], indent = ''): string {
  const safe = lines.map((line) => line.replaceAll('*/', '*\u200b/').trimEnd());
  if (safe.length === 1) return `${indent}/** ${safe[0]} */`;
  return [
    `${indent}/**`,
    ...safe.map((line) => `${indent} * ${line}`.trimEnd()),
    `${indent} */`,
  ].join('\n');
}

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;

/** Prints JSON data as TypeScript on one line: single quotes are not needed, stable order is. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${PLAIN_KEY.test(key) ? key : JSON.stringify(key)}: ${literal(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
