import type { OperationModel, Service } from '../model.ts';
import { SERVICES } from '../model.ts';
import type { OpenApiDocument, Schema } from '../openapi.ts';
import { propertiesOf, referredName, resolve } from '../resolve.ts';
import { FIRST_LINE, jsDoc, literal } from '../text.ts';
import { callsName } from './print-operations.ts';

/** Prints the server's `operations.ts`: ids, types of each call, and the table of facts. */
export function printServerOperations(
  documents: ReadonlyMap<Service, OpenApiDocument>,
  operations: readonly OperationModel[],
): string {
  const services = SERVICES.filter((service) => documents.has(service));
  const calls = services.map((service) => callsName(service));
  return [
    FIRST_LINE,
    ...services.map(
      (service) => `import type { ${callsName(service)} } from '@garment-mes/sdk/${service}';`,
    ),
    '',
    jsDoc(['What each operation takes and answers, by operation id.']),
    `export interface OperationCalls extends ${calls.join(', ')} {}`,
    '',
    'export type OperationId = keyof OperationCalls;',
    '',
    "type RequestPart<Id extends OperationId, Part extends string> = OperationCalls[Id]['request'] extends {",
    '  [key in Part]?: infer Value;',
    '}',
    '  ? Value',
    '  : undefined;',
    '',
    jsDoc(['Path parameters; `undefined` when the path has none.']),
    "export type PathOf<Id extends OperationId> = RequestPart<Id, 'path'>;",
    jsDoc(['Query parameters; `undefined` when the operation takes none.']),
    "export type QueryOf<Id extends OperationId> = RequestPart<Id, 'query'>;",
    jsDoc(['Request body; `undefined` when the operation takes none.']),
    "export type BodyOf<Id extends OperationId> = RequestPart<Id, 'body'>;",
    jsDoc(['What the envelope carries as `data`.']),
    "export type DataOf<Id extends OperationId> = OperationCalls[Id]['data'];",
    jsDoc(['One row of a paged list.']),
    'export type RowOf<Id extends OperationId> = DataOf<Id> extends { list: readonly (infer Row)[] } ? Row : never;',
    '',
    OPERATION_FACTS,
    jsDoc(['Facts of every operation, read from the documents.']),
    'export const operations: { readonly [Id in OperationId]: OperationFacts } = {',
    ...operations.map((operation) => row(documents, operation)),
    '};',
    '',
  ].join('\n');
}

const OPERATION_FACTS = `/** One column of a paged list. */
export interface ColumnFacts {
  /** Search key, as \`sql\`, \`order\` and \`filter\` name the column. */
  readonly key?: string;
  readonly sort?: boolean;
  readonly search?: boolean;
  readonly filter?: boolean;
  readonly sum?: boolean;
  readonly type?: string;
  readonly format?: string;
  /** Right without which the column is left out of the answer. */
  readonly permission?: string;
}

/** What the documents say of one operation. */
export interface OperationFacts {
  readonly service: 'amc' | 'mmc' | 'ccm' | 'mes2';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path on the wire, service prefix included. */
  readonly path: string;
  readonly permission: 'open' | 'own' | 'screen' | 'button';
  /** Right of a button, METHOD^/service/path. */
  readonly permissionKey?: string;
  /** Routes of which the person's menu must hold one. */
  readonly screens?: readonly string[];
  readonly idempotent?: boolean;
  readonly download?: boolean;
  /** Schema of one row of a paged list. */
  readonly row?: string;
  /** Columns of the row by field name. */
  readonly columns?: Readonly<Record<string, ColumnFacts>>;
}
`;

function row(documents: ReadonlyMap<Service, OpenApiDocument>, operation: OperationModel): string {
  const { id, service, method, path, access, idempotent, download, answer } = operation;
  const document = documents.get(service);
  const facts = {
    service,
    method,
    path,
    permission: access.kind,
    permissionKey: access.kind === 'button' ? access.key : undefined,
    screens: access.kind === 'screen' ? access.screens : undefined,
    idempotent: idempotent || undefined,
    download: download || undefined,
    row: answer.row && referredName(answer.row),
    columns: answer.row && document && columnsOf(document, answer.row),
  };
  return `  ${id}: ${literal(facts)},`;
}

/** What a schema says of its values; an enumeration that may be empty says it in the option that is not null. */
function typed(document: OpenApiDocument, schema: Schema): Schema {
  const options = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const option = options.find(({ type }) => type !== 'null');
  return schema.type !== undefined || option === undefined ? schema : resolve(document, option);
}

function columnsOf(document: OpenApiDocument, schema: Schema) {
  const columns: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(propertiesOf(document, schema))) {
    const found = resolve(document, property);
    const { key, sort, search, filter, sum } = found['x-column'] ?? {};
    const { type, format } = typed(document, found);
    columns[name] = {
      key,
      sort,
      search,
      filter,
      sum,
      type: [type].flat().find((each) => each !== 'null'),
      format,
      permission: found['x-field-permission'],
    };
  }
  return columns;
}
