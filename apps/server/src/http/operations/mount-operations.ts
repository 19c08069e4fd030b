import type { FastifyInstance, HTTPMethods, RouteShorthandOptionsWithHandler } from 'fastify';
import { followed } from './document-schemas.ts';
import { type ApiDocument, METHODS, mount, type OperationDocument } from './documents.ts';
import { validatorCompilerOf } from './validators.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: object;
}

/** Where Fastify looks for the input of each place of a parameter. */
const PLACES = [
  ['path', 'params'],
  ['query', 'querystring'],
  ['header', 'headers'],
] as const;

/**
 * Registers the operations of a document at their addresses. Their schemas are read out of the document
 * when the first request of each comes: reading all of them lengthens every start.
 */
export function mountOperations(
  app: FastifyInstance,
  document: ApiDocument,
  routeOf: (operation: OperationDocument) => RouteShorthandOptionsWithHandler,
): void {
  const validatorCompiler = validatorCompilerOf(document);
  for (const { prefix, document: part } of mount(document))
    for (const [path, item] of Object.entries(part.paths))
      for (const method of METHODS) {
        const operation = item[method] as OperationDocument | undefined;
        if (!operation) continue;
        app.route({
          method: method.toUpperCase() as HTTPMethods,
          url: prefix + path.replace(/\{(\w+)\}/g, ':$1'),
          schema: inputOf(document, operation),
          validatorCompiler,
          ...routeOf(operation),
        });
      }
}

function inputOf(document: ApiDocument, { parameters = [], requestBody }: OperationDocument) {
  const all = parameters.map((parameter) => followed(document, parameter as Parameter));
  const places = PLACES.map(([place, name]) => {
    const here = all.filter((parameter) => parameter.in === place);
    return here.length > 0 ? { [name]: schemaOf(here) } : {};
  });
  const body = requestBody?.content && { body: { content: requestBody.content } };
  return Object.assign({}, ...places, body) as object;
}

const schemaOf = (parameters: readonly Parameter[]) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});
