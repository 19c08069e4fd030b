import type { OpenApiDocument, Schema } from './openapi.ts';
import { propertiesOf, resolve } from './resolve.ts';

const MAX_DEPTH = 6;

const BY_FORMAT: Readonly<Record<string, string>> = {
  int64: '1',
  decimal: '1.00',
  date: '2024-03-20',
  timestamp: '2024-03-20 08:00:00',
  time: '08:00',
};

/** Tried in turn where a text has to match a pattern. */
const PATTERNED = ['1', '1.0', 'A0000001', '0'.repeat(32)];

function sampleText({ format = '', title, pattern, minLength = 0 }: Schema): string {
  const usual = BY_FORMAT[format] ?? title ?? 'text';
  const rule = new RegExp(pattern ?? '', 'u');
  const fitting = [usual, ...PATTERNED].find(
    (text) => rule.test(text) && [...text].length >= minLength,
  );
  return fitting ?? usual.padEnd(minLength, '.');
}

/**
 * An answer drawn from a schema: its own example, else its first example, default or enum value,
 * else a value of its type. The same schema always gives the same sample.
 */
export function sampleOf(document: OpenApiDocument, given: Schema, depth = 0): unknown {
  const schema = resolve(document, given);
  const shown = schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.default;
  if (shown !== undefined) return shown;
  if (schema.enum !== undefined) return schema.enum[0];

  const option = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (option !== undefined) return sampleOf(document, option, depth);

  const properties = propertiesOf(document, schema);
  if (Object.keys(properties).length > 0) return sampleRecord(document, properties, depth);

  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'array':
      return depth > MAX_DEPTH || schema.items === undefined
        ? []
        : [sampleOf(document, schema.items, depth + 1)];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'string':
      return sampleText(schema);
    default:
      return {};
  }
}

function sampleRecord(
  document: OpenApiDocument,
  properties: Readonly<Record<string, Schema>>,
  depth: number,
): Record<string, unknown> {
  const entries = Object.entries(properties).filter(
    ([, property]) => depth <= MAX_DEPTH || property.$ref === undefined,
  );
  return Object.fromEntries(
    entries.map(([name, property]) => [name, sampleOf(document, property, depth + 1)]),
  );
}
