import { formats } from '../../src/formats.ts';
import type { OpenApiDocument, Schema } from './openapi.ts';
import { propertiesOf, requiredOf, resolve } from './resolve.ts';

/** Types a value has in the words of JSON Schema. */
function typesOf(value: unknown): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

/**
 * Why a value is not an example of a schema, each with the place. Reads the schema as it goes:
 * compiling thousands of schemas to look at each once takes seconds. Stricter than JSON Schema in
 * one thing: a record may not hold what is not described.
 */
export function faultsAgainst(
  document: OpenApiDocument,
  given: Schema,
  value: unknown,
  place = '',
): string[] {
  const schema = resolve(document, given);
  const at = (fault: string): string[] => [`${place || '/'} ${fault}`];

  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => typesOf(value).includes(type)))
    return at(`is no ${types.join(' or ')}`);
  if (schema.enum !== undefined && !schema.enum.includes(value as never))
    return at('is none of the values listed');
  if (schema.const !== undefined && schema.const !== value) return at(`is not ${schema.const}`);

  const options = schema.oneOf ?? schema.anyOf;
  if (options?.every((option) => faultsAgainst(document, option, value, place).length > 0))
    return at('fits none of the options');

  if (typeof value === 'string') return textFaults(schema, value).flatMap(at);
  if (typeof value === 'number') return numberFaults(schema, value).flatMap(at);
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      schema.items ? faultsAgainst(document, schema.items, item, `${place}/${index}`) : [],
    );
  return typeof value === 'object' && value !== null && options === undefined
    ? recordFaults(document, schema, value as Record<string, unknown>, place)
    : [];
}

function recordFaults(
  document: OpenApiDocument,
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  place: string,
): string[] {
  const properties = propertiesOf(document, schema);
  const { additionalProperties: others } = schema;
  const missing = [...requiredOf(document, schema)].filter((name) => !(name in value));
  const inside = Object.entries(value).flatMap(([name, inner]) => {
    const described = properties[name] ?? (typeof others === 'object' ? others : undefined);
    if (described !== undefined)
      return faultsAgainst(document, described, inner, `${place}/${name}`);
    return others === true ? [] : [`${place}/${name} is not described`];
  });
  return [...missing.map((name) => `${place}/${name} is missing`), ...inside];
}

function textFaults(schema: Schema, value: string): string[] {
  const { format = '', pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const rule = formats[format] ?? true;
  const formed = rule === true || (rule instanceof RegExp ? rule.test(value) : rule(value));
  const length = [...value].length;
  return [
    ...(formed ? [] : [`is no ${format}`]),
    ...(pattern === undefined || new RegExp(pattern, 'u').test(value) ? [] : ['does not match']),
    ...(length < minLength || length > maxLength ? ['has a wrong length'] : []),
  ];
}

function numberFaults(schema: Schema, value: number): string[] {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  return value < minimum || value > maximum ? ['is out of range'] : [];
}
