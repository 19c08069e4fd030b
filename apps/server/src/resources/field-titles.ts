import type { Bilingual } from '@garment-mes/domain/refusals';
import type { OperationId } from '../generated/operations.ts';
import { operationsOf, readDocuments } from '../http/operations/documents.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, { title?: string; 'x-title-en'?: string }>>;
}

type Titles = ReadonlyMap<string, Bilingual>;

let titles: ReadonlyMap<string, Titles> | undefined;

/** What a field of a body is called on the form. Only refusals ask, so the documents are read then. */
export function titleOf(operation: OperationId, field: string): Bilingual {
  titles ??= readTitles();
  return titles.get(operation)?.get(field) ?? { zh: field, en: field };
}

function readTitles(): ReadonlyMap<string, Titles> {
  return new Map(
    readDocuments().flatMap((document) => {
      const { schemas } = document.components as { schemas: Readonly<Record<string, Schema>> };
      return operationsOf(document).flatMap(({ operationId, requestBody }) => {
        const { content } = (requestBody ?? {}) as { content?: Record<string, { schema: Schema }> };
        const schema = content?.['application/json']?.schema;
        const named = schema?.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
        return named?.properties ? [[operationId, titlesOf(named.properties)] as const] : [];
      });
    }),
  );
}

const titlesOf = (properties: NonNullable<Schema['properties']>): Titles =>
  new Map(
    Object.entries(properties).map(([name, { title = name, 'x-title-en': en = title }]) => [
      name,
      { zh: title, en },
    ]),
  );
