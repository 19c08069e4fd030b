import type { ApiDocument } from './documents.ts';

interface Node {
  readonly $ref?: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What a reference of the form `#/components/schemas/Name` points at. @throws when it points nowhere */
function target(document: ApiDocument, reference: string): Node {
  const found = reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), document);
  if (!isNode(found)) throw new Error(`the documents hold nothing at ${reference}`);
  return found;
}

/** Follows a reference of the document itself, as parameters use them. */
export const followed = <T>(document: ApiDocument, node: T): T => {
  const { $ref } = node as Node;
  return $ref === undefined ? node : (target(document, $ref) as T);
};

/**
 * A schema that stands alone: what it refers to is put in its place, and what is written beside a
 * reference stays. A schema that contains itself keeps its reference, and the named schemas come with it.
 */
export function standingAlone(document: ApiDocument, schema: object): object {
  let holdsItself = false;
  const put = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => put(one, within));
    if (!isNode(value)) return value;
    const { $ref, ...beside } = value;
    const own = Object.fromEntries(
      Object.entries(beside).map(([key, inner]) => [key, put(inner, within)]),
    );
    if (typeof $ref !== 'string') return own;
    if (within.includes($ref)) {
      holdsItself = true;
      return value;
    }
    return { ...(put(target(document, $ref), [...within, $ref]) as object), ...own };
  };
  const whole = put(schema, []) as object;
  return holdsItself ? { ...whole, components: document.components } : whole;
}
