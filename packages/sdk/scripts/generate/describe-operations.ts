import type { Access, AnswerModel, BodyModel, OperationModel, Service } from './model.ts';
import {
  type Example,
  METHODS,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
} from './openapi.ts';
import { isEnvelope, isPage, propertiesOf, referredName, resolve } from './resolve.ts';

/** Reads every operation of a bundled document, in the order of the document. */
export function describeOperations(service: Service, document: OpenApiDocument): OperationModel[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : [describe(service, document, { path, item, method, operation })];
    }),
  );
}

interface Place {
  readonly path: string;
  readonly item: PathItem;
  readonly method: string;
  readonly operation: Operation;
}

function describe(
  service: Service,
  document: OpenApiDocument,
  { path, item, method, operation }: Place,
): OperationModel {
  const wirePath = serverPrefix(document, item) + path;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    resolve<Parameter>(document, one),
  );
  const query = parameters.filter((parameter) => parameter.in === 'query');

  return {
    id: operation.operationId,
    service,
    method: method.toUpperCase(),
    path: wirePath,
    summary: [operation.summary, operation['x-summary-en']].filter(Boolean).join(' · '),
    description: operation.description,
    deprecated: operation.deprecated ?? false,
    tag: operation.tags?.[0],
    access: accessOf(operation, `${method.toUpperCase()}^${wirePath}`),
    idempotent: operation['x-idempotent'] ?? false,
    download: operation['x-download'] ?? false,
    hasPathParameters: parameters.some((parameter) => parameter.in === 'path'),
    query:
      query.length === 0 ? 'none' : query.some((one) => one.required) ? 'required' : 'optional',
    body: bodyOf(document, operation),
    answer: answerOf(document, operation),
  };
}

function serverPrefix(document: OpenApiDocument, item: PathItem): string {
  const url = (item.servers ?? document.servers)?.[0]?.url ?? '';
  return url.endsWith('/') ? url.slice(0, -1) : url;
}

function accessOf(operation: Operation, ownKey: string): Access {
  if (operation['x-open'] === true) return { kind: 'open' };
  switch (operation['x-permission']) {
    case 'screen':
      return { kind: 'screen', screens: operation['x-screens'] ?? [] };
    case 'button':
      return { kind: 'button', key: operation['x-permission-key'] ?? ownKey };
    default:
      return { kind: 'own' };
  }
}

function bodyOf(document: OpenApiDocument, { requestBody }: Operation): BodyModel | undefined {
  if (requestBody === undefined) return undefined;

  const body = resolve<RequestBody>(document, requestBody);
  const [mediaType, media] = Object.entries(body.content)[0] ?? [];
  if (mediaType === undefined || media?.schema === undefined) return undefined;
  return {
    mediaType,
    required: body.required ?? false,
    schema: media.schema,
    name: referredName(media.schema),
  };
}

function answerOf(document: OpenApiDocument, { responses }: Operation): AnswerModel {
  const success = responses['200'];
  const content = success && resolve<Response>(document, success).content;
  const [mediaType, media] = Object.entries(content ?? {})[0] ?? [];
  const nothing = { enveloped: false, schema: undefined, name: undefined, row: undefined };
  if (media?.schema === undefined) return { ...nothing, mediaType, example: undefined };

  const [shown] = Object.values(media.examples ?? {});
  const example = media.example ?? (shown && resolve<Example>(document, shown).value);
  const enveloped = isEnvelope(document, media.schema);
  const schema = enveloped ? propertiesOf(document, media.schema).data : media.schema;
  if (schema === undefined) return { ...nothing, enveloped, mediaType, example: undefined };

  return {
    enveloped,
    schema,
    name: referredName(schema),
    mediaType,
    example: enveloped ? (example as { data?: unknown } | undefined)?.data : example,
    row: isPage(document, schema) ? propertiesOf(document, schema).list?.items : undefined,
  };
}
