import { type OperationModel, SERVICES, type Service } from '../model.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { isEnvelope } from '../resolve.ts';
import { schemaDocs } from '../schema-docs.ts';
import { FIRST_LINE, jsDoc } from '../text.ts';

/** Prints `<service>-operations.ts`: schema types by name, call shapes, one function an operation. */
export function printOperations(
  service: Service,
  document: OpenApiDocument,
  operations: readonly OperationModel[],
): string {
  const schemas = Object.entries(document.components?.schemas ?? {})
    .filter(([, schema]) => !isEnvelope(document, schema))
    .map(([name]) => name);
  const docs = schemaDocs(document, operations);
  return [
    FIRST_LINE,
    `import { defineOperation } from '../define-operation.ts';`,
    // Names of ours that no schema has: one may be called Operation or Download.
    ...(operations.some(({ download }) => download)
      ? [`import type { Download as FileOfServer } from '../exchange/download.ts';`]
      : []),
    `import type * as sdk from '../operation.ts';`,
    `import type { components, operations } from './${service}.ts';`,
    '',
    ...schemas.flatMap((name) => [
      jsDoc([docs.get(name) ?? name]),
      `export type ${name} = components['schemas']['${name}'];`,
    ]),
    '',
    `/** What each operation of ${service} takes and answers, by operation id. */`,
    `export interface ${callsName(service)} {`,
    ...operations.map(callShape),
    '}',
    ...operations.map((operation) => printOperation(service, operation)),
    '',
  ].join('\n');
}

/**
 * Prints the list of all operations. It names each of them: importing a service as a whole would
 * keep every operation of it in each bundle that shares the module.
 */
export function printOperationList(operations: readonly OperationModel[]): string {
  const imports = SERVICES.flatMap((service) => {
    const ids = operations.filter((one) => one.service === service).map(({ id }) => `  ${id},`);
    return ids.length === 0 ? [] : ['import {', ...ids, `} from './${service}-operations.ts';`];
  });
  return [
    FIRST_LINE,
    `import type { OperationFacts } from '../operation.ts';`,
    ...imports,
    '',
    jsDoc(['Every operation of the four services.']),
    'export const everyOperation: readonly OperationFacts[] = [',
    ...operations.map(({ id }) => `  ${id},`),
    '];',
    '',
  ].join('\n');
}

export const callsName = (service: Service): string =>
  `${service[0]?.toUpperCase()}${service.slice(1)}Calls`;

function callShape(operation: OperationModel): string {
  return `  ${operation.id}: { request: ${requestType(operation)}; data: ${answerType(operation)} };`;
}

function requestType({ id, hasPathParameters, query, body }: OperationModel): string {
  const parameters = `operations['${id}']['parameters']`;
  const parts: string[] = [];
  if (hasPathParameters) parts.push(`path: ${parameters}['path']`);
  if (query === 'required') parts.push(`query: ${parameters}['query']`);
  if (query === 'optional') parts.push(`query?: ${parameters}['query'] | undefined`);
  if (body !== undefined) {
    const type =
      body.name === undefined
        ? `NonNullable<operations['${id}']['requestBody']>['content']['${body.mediaType}']`
        : body.name;
    parts.push(body.required ? `body: ${type}` : `body?: ${type} | undefined`);
  }
  return parts.length === 0 ? 'sdk.NoRequest' : `{ ${parts.join('; ')} }`;
}

function answerType({ id, answer, download }: OperationModel): string {
  if (download) return 'FileOfServer';
  if (answer.schema === undefined) return 'undefined';
  if (answer.name !== undefined) return answer.name;
  const content = `operations['${id}']['responses'][200]['content']['${answer.mediaType}']`;
  return answer.enveloped ? `${content}['data']` : content;
}

const needsRequest = ({ hasPathParameters, query, body }: OperationModel): boolean =>
  hasPathParameters || query === 'required' || body?.required === true;

/** Bits of the fourth argument of `defineOperation`; the reader is `src/define-operation.ts`. */
const FLAGS = { open: 1, own: 2, idempotent: 4, download: 8, raw: 16, otherRight: 32 } as const;

function flagsOf({ method, access, idempotent, download, answer }: OperationModel): number {
  let flags = 0;
  if (access.kind === 'open') flags |= FLAGS.open;
  if (access.kind === 'own') flags |= FLAGS.own;
  if (access.kind === (method === 'GET' ? 'button' : 'screen')) flags |= FLAGS.otherRight;
  if (idempotent) flags |= FLAGS.idempotent;
  if (download) flags |= FLAGS.download;
  if (!answer.enveloped && !download) flags |= FLAGS.raw;
  return flags;
}

function printOperation(service: Service, operation: OperationModel): string {
  const { id, method, path, access } = operation;
  const call = `${callsName(service)}['${id}']`;
  const shape = needsRequest(operation) ? 'sdk.Operation' : 'sdk.BareOperation';
  const type = `${shape}<${call}['request'], ${call}['data']>`;
  const given = [`'${id}'`, `'${method}'`, `'${path}'`];
  const ownKey = `${method}^${path}`;
  const otherKey = access.kind === 'button' && access.key !== ownKey ? access.key : undefined;
  const flags = flagsOf(operation);
  if (flags !== 0 || otherKey !== undefined) given.push(String(flags));
  if (otherKey !== undefined) given.push(`'${otherKey}'`);
  // The type is written, not worked out: what is published then names it instead of spelling it out.
  return `\n${documentation(operation)}\nexport const ${id}: ${type} = /* @__PURE__ */ defineOperation(${given.join(', ')});`;
}

function documentation(operation: OperationModel): string {
  const { summary, description, deprecated, access, method, path } = operation;
  const right =
    access.kind === 'button'
      ? `Asks for the right \`${access.key}\`.`
      : access.kind === 'screen'
        ? `Asks for one of the screens ${access.screens.join(', ')}.`
        : access.kind === 'own'
          ? 'Asks for a session only.'
          : 'Asks for no token.';
  return jsDoc([
    summary,
    ...(description?.trim().split('\n') ?? []),
    `\`${method} ${path}\`. ${right}`,
    ...(deprecated ? ['@deprecated'] : []),
  ]);
}
