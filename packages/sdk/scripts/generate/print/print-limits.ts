import { METHODS, type OpenApiDocument, type Parameter } from '../openapi.ts';
import { SpecProblems } from '../read-specs.ts';
import { resolve } from '../resolve.ts';
import { FIRST_LINE, jsDoc } from '../text.ts';

/**
 * Prints `limits.ts`: the longest condition text a list takes, as the parameter `sql` says it.
 * @throws {SpecProblems} when two lists differ
 */
export function printLimits(documents: Iterable<OpenApiDocument>): string {
  const lengths = new Set([...documents].flatMap((document) => sqlLengths(document)));
  if (lengths.size > 1)
    throw new SpecProblems(`The parameter sql has several maxLength: ${[...lengths].join(', ')}.`);
  const [length = 0] = lengths;
  return [
    FIRST_LINE,
    jsDoc(['Characters a condition text may have, in the query `sql` of every list.']),
    `export const SQL_LENGTH = ${length};`,
    '',
  ].join('\n');
}

function sqlLengths(document: OpenApiDocument): number[] {
  return Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method) => item[method]?.parameters ?? []).flatMap((one) => {
      const { name, schema } = resolve<Parameter>(document, one);
      return name === 'sql' ? [schema?.maxLength ?? 0] : [];
    }),
  );
}
