import type { OperationModel } from '../model.ts';
import { METHODS, type OpenApiDocument, type Schema } from '../openapi.ts';
import { SpecProblems } from '../read-specs.ts';
import { propertiesOf } from '../resolve.ts';
import { FIRST_LINE, jsDoc } from '../text.ts';

/**
 * Prints `labels/references.ts`: the lists that fields and parameters name by `x-reference`, as a type. Whoever
 * offers their rows has to know each of them.
 *
 * @throws {SpecProblems} for a list that no document has
 */
export function printReferences(
  documents: Iterable<OpenApiDocument>,
  operations: readonly OperationModel[],
): string {
  const known = new Set(operations.map(({ id }) => id));
  const names = [...new Set([...documents].flatMap(referencesOf))].toSorted();
  for (const name of names)
    if (!known.has(name)) throw new SpecProblems(`x-reference: ${name} is no operation.`);
  const union = names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ');
  return [
    FIRST_LINE,
    jsDoc(['Lists whose rows other records name by their id.']),
    `export type ReferenceName = ${union};`,
    '',
  ].join('\n');
}

const referencesOf = (document: OpenApiDocument): string[] =>
  [...propertiesIn(document), ...parametersIn(document)].flatMap((property) => {
    const name = property['x-reference'];
    return name === undefined ? [] : [name];
  });

const propertiesIn = (document: OpenApiDocument): Schema[] =>
  Object.values(document.components?.schemas ?? {}).flatMap((schema) =>
    Object.values(propertiesOf(document, schema)),
  );

const parametersIn = (document: OpenApiDocument): Schema[] =>
  Object.values(document.paths)
    .flatMap((path) => METHODS.flatMap((method) => path[method]?.parameters ?? []))
    .flatMap((parameter) => ('$ref' in parameter ? [] : (parameter.schema ?? [])));
