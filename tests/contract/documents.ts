import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeOperations } from '../../packages/sdk/scripts/generate/describe-operations.ts';
import { type OperationModel, SERVICES } from '../../packages/sdk/scripts/generate/model.ts';
import type { OpenApiDocument, Parameter } from '../../packages/sdk/scripts/generate/openapi.ts';
import { resolve } from '../../packages/sdk/scripts/generate/resolve.ts';

/** An operation as the documents describe it. */
export interface Described extends OperationModel {
  readonly document: OpenApiDocument;
  /** Parameters of path and query. */
  readonly parameters: readonly Parameter[];
}

const read = (service: string): OpenApiDocument =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../apps/server/src/generated/${service}.json`, import.meta.url)),
      'utf8',
    ),
  );

function parametersOf(document: OpenApiDocument, id: string): readonly Parameter[] {
  for (const item of Object.values(document.paths))
    for (const operation of [item.get, item.post, item.put, item.patch, item.delete])
      if (operation?.operationId === id)
        return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
          resolve<Parameter>(document, one),
        );
  return [];
}

/** Every operation of the four documents, in their order. */
export const described: readonly Described[] = SERVICES.flatMap((service) => {
  const document = read(service);
  return describeOperations(service, document).map((model) => ({
    ...model,
    document,
    parameters: parametersOf(document, model.id),
  }));
});
