/** Words that say nothing about what is valid; extensions go as well. */
const WORDS = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'discriminator',
  'readOnly',
  'writeOnly',
  'xml',
  'externalDocs',
  'contentMediaType',
  'contentEncoding',
  '$comment',
]);

/**
 * What a schema asks of a value, without titles, examples and extensions. References point into the
 * schema of id `document`, which holds all of them under `definitions`.
 */
export function constraints(node: unknown, isNameMap = true): unknown {
  if (Array.isArray(node)) return node.map((inner) => constraints(inner, false));
  if (typeof node === 'string')
    return node.replace(/^#\/components\/schemas\//, 'document#/definitions/');
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isNameMap || !(WORDS.has(key) || key.startsWith('x-')))
      .map(([key, inner]) => [key, constraints(inner, !isNameMap && key === 'properties')]),
  );
}
