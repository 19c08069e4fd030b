import type { OperationModel, Service } from '../model.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { sampleOf } from '../sample.ts';
import { FIRST_LINE, literal } from '../text.ts';

/** Prints `samples/<service>.ts`: one answer an operation, the document's example where it has one. */
export function printSamples(
  service: Service,
  document: OpenApiDocument,
  operations: readonly OperationModel[],
): string {
  const rows = operations.flatMap(({ id, answer, download }) => {
    if (download || answer.schema === undefined) return [];
    const sample = answer.example ?? sampleOf(document, answer.schema);
    return [`  ${id}: ${literal(sample)},`];
  });
  return [FIRST_LINE, `export const ${service}Samples = {`, ...rows, '} as const;', ''].join('\n');
}

/** Prints `samples/<service>-bodies.ts`: one body for each operation that takes JSON, drawn from its schema. */
export function printBodies(
  service: Service,
  document: OpenApiDocument,
  operations: readonly OperationModel[],
): string {
  const rows = operations.flatMap(({ id, body }) =>
    body?.mediaType === 'application/json'
      ? [`  ${id}: ${literal(sampleOf(document, body.schema))},`]
      : [],
  );
  return [FIRST_LINE, `export const ${service}Bodies = {`, ...rows, '} as const;', ''].join('\n');
}
