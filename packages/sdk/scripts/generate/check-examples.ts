import { faultsAgainst } from './conforms.ts';
import {
  type Example,
  METHODS,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type RequestBody,
  type Response,
} from './openapi.ts';
import { resolve } from './resolve.ts';

/** What is wrong with the examples of bodies and answers, one line a fault. */
export function exampleFaults(document: OpenApiDocument): string[] {
  const operations = Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method): Operation[] => (item[method] ? [item[method]] : [])),
  );
  return operations.flatMap((operation) =>
    mediaOf(document, operation).flatMap(({ schema, example, examples }) => {
      const values = Object.values(examples ?? {}).map(
        (one) => resolve<Example>(document, one).value,
      );
      if (example !== undefined) values.push(example);
      return values
        .flatMap((value) => (schema ? faultsAgainst(document, schema, value) : []))
        .map((fault) => `${operation.operationId} house/examples: ${fault}.`);
    }),
  );
}

function mediaOf(
  document: OpenApiDocument,
  { requestBody, responses }: Operation,
): readonly MediaType[] {
  const body = requestBody && resolve<RequestBody>(document, requestBody);
  const answers = Object.values(responses).map((one) => resolve<Response>(document, one));
  return [body, ...answers].flatMap((one) => Object.values(one?.content ?? {}));
}
