import type { OpenApiDocument, Schema } from './openapi.ts';

const SCHEMA_PREFIX = '#/components/schemas/';

/** Name of the schema that a reference points to; `undefined` for a schema in place. */
export const referredName = ({ $ref }: { readonly $ref?: string }): string | undefined =>
  $ref?.startsWith(SCHEMA_PREFIX) ? $ref.slice(SCHEMA_PREFIX.length) : undefined;

/**
 * Follows a reference inside a bundled document. What is beside `$ref` wins over the target,
 * as JSON Schema 2020-12 has it for titles and other annotations.
 */
export function resolve<T extends object>(
  document: OpenApiDocument,
  node: T | { readonly $ref: string },
): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;

  let target: unknown = document;
  for (const key of node.$ref.slice(2).split('/'))
    target = (target as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (target === undefined) throw new Error(`${node.$ref} points nowhere.`);

  const { $ref: _, ...beside } = node;
  return { ...resolve(document, target as T), ...beside } as T;
}

/** All properties of an object schema, those of its `allOf` parts included. */
export function propertiesOf(document: OpenApiDocument, schema: Schema): Record<string, Schema> {
  const own = resolve(document, schema);
  const inherited = (own.allOf ?? []).map((part) => propertiesOf(document, part));
  return Object.assign({}, ...inherited, own.properties);
}

/** Names that must be present, those of its `allOf` parts included. */
export function requiredOf(document: OpenApiDocument, schema: Schema): Set<string> {
  const own = resolve(document, schema);
  const inherited = (own.allOf ?? []).flatMap((part) => [...requiredOf(document, part)]);
  return new Set([...inherited, ...(own.required ?? [])]);
}

/** Whether a schema is the frame of an answer, which the client takes off. */
export function isEnvelope(document: OpenApiDocument, schema: Schema): boolean {
  const properties = propertiesOf(document, schema);
  return 'status' in properties && 'message' in properties;
}

/** Whether a schema is one page of a list. */
export function isPage(document: OpenApiDocument, schema: Schema): boolean {
  const properties = propertiesOf(document, schema);
  return 'total' in properties && properties.list?.items !== undefined;
}
