import type { OpenApiDocument, Schema } from '../openapi.ts';
import { isEnvelope, isPage, propertiesOf, referredName, requiredOf, resolve } from '../resolve.ts';
import { FIRST_LINE, jsDoc, literal } from '../text.ts';

/** One printed constant: its name decides whether two services describe the same thing. */
export interface LabelConstant {
  readonly name: string;
  readonly text: string;
}

/**
 * Field labels of each object schema and value labels of each enumeration of one document.
 *
 * @param bodies names of the schemas that are typed: their lists have the labels of their lines
 */
export function labelConstants(
  document: OpenApiDocument,
  bodies: ReadonlySet<string>,
): LabelConstant[] {
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    if (schema.enum !== undefined) return enumConstant(name, schema);
    if (isEnvelope(document, schema) || isPage(document, schema)) return [];
    return fieldsConstant(document, name, schema, bodies.has(name));
  });
}

/** Prints `labels/<service>.ts` from the constants that no earlier service has printed. */
export function printLabels(constants: readonly LabelConstant[]): string {
  const head = [
    FIRST_LINE,
    ...(constants.length === 0
      ? ['export {};']
      : [`import type { EnumLabels, Fields } from '../../label-types.ts';`]),
  ];
  return [...head, ...constants.map(({ text }) => `\n${text}`), ''].join('\n');
}

const isEnumeration = ({ name }: LabelConstant): boolean => name.endsWith('Labels');

/**
 * Prints `labels/by-name.ts`: the enumerations alone. Who looks labels up by a name that he reads would
 * otherwise have to hold the labels of every field as well.
 */
export function printLabelsByName(
  constantsOf: ReadonlyMap<string, readonly LabelConstant[]>,
): string {
  const services = [...constantsOf].flatMap(([service, constants]) => {
    const names = constants.filter(isEnumeration).map(({ name }) => name);
    return names.length === 0 ? [] : [{ service, names }];
  });
  const rows = services
    .flatMap(({ names }) => names)
    .map((name) => `  ${name.replace(/Labels$/, '')}: ${name},`);
  return [
    FIRST_LINE,
    `import type { EnumLabels } from '../../label-types.ts';`,
    ...services.flatMap(({ service, names }) => [
      'import {',
      ...names.map((name) => `  ${name},`),
      `} from './${service}.ts';`,
    ]),
    '',
    jsDoc([
      'Labels of every enumeration by its name; `undefined` for a name that no document knows.',
    ]),
    'export const labelsByName: Readonly<Record<string, EnumLabels | undefined>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

function enumConstant(name: string, schema: Schema): LabelConstant[] {
  const zh = schema['x-enum-zh'];
  const en = schema['x-enum-en'];
  if (zh === undefined || en === undefined) return [];

  const tones = schema['x-enum-tone'] ?? [];
  const rows = (schema.enum ?? [])
    .filter((value) => value !== null)
    .map((value, index) => {
      const label = {
        zh: zh[index],
        en: en[index],
        tone: tones[index] ?? 'neutral',
        ordinary: schema['x-enum-ordinary']?.includes(value) || undefined,
        ended: schema['x-enum-ended']?.includes(value) || undefined,
      };
      return `  ${JSON.stringify(value)}: ${literal(label)},`;
    });
  return [constant(`${name}Labels`, 'EnumLabels', schema, rows)];
}

function fieldsConstant(
  document: OpenApiDocument,
  name: string,
  schema: Schema,
  isTyped: boolean,
): LabelConstant[] {
  const rows = Object.entries(factsOf(document, schema)).map(([key, facts]) => {
    const items = isTyped ? itemFacts(document, propertiesOf(document, schema)[key]) : undefined;
    return `  ${literal({ [key]: { ...facts, items } }).slice(2, -2)},`;
  });
  return rows.length === 0 ? [] : [constant(`${name}Fields`, 'Fields', schema, rows)];
}

function constant(
  name: string,
  type: string,
  schema: Schema,
  rows: readonly string[],
): LabelConstant {
  const heading = schema.title === undefined ? '' : `${titleOf(schema)}. `;
  const what =
    type === 'Fields' ? 'Labels and columns of the fields of' : 'Labels of the values of';
  const doc = `${jsDoc([`${heading}${what} \`${name.replace(/(Fields|Labels)$/, '')}\`.`])}\n`;
  return {
    name,
    text: `${doc}export const ${name} = {\n${rows.join('\n')}\n} as const satisfies ${type};`,
  };
}

const titleOf = ({ title, 'x-title-en': en }: Schema): string =>
  en === undefined ? `${title}` : `${title} · ${en}`;

/** What is said of each field that has a label. */
function factsOf(document: OpenApiDocument, schema: Schema): Record<string, object> {
  const required = requiredOf(document, schema);
  return Object.fromEntries(
    Object.entries(propertiesOf(document, schema)).flatMap(([key, property]) => {
      const facts = fieldFacts(document, property, required.has(key));
      return facts === undefined ? [] : [[key, facts]];
    }),
  );
}

/** Fields of the lines that a list of a body has; lists inside of them are not lines of a grid. */
function itemFacts(
  document: OpenApiDocument,
  property: Schema | undefined,
): Record<string, object> | undefined {
  const { type, items } = property === undefined ? {} : resolve(document, property);
  if (![type].flat().includes('array') || items === undefined) return undefined;
  const facts = factsOf(document, items);
  return Object.keys(facts).length === 0 ? undefined : facts;
}

function fieldFacts(document: OpenApiDocument, property: Schema, required: boolean) {
  const schema = resolve(document, property);
  if (schema.title === undefined || schema['x-title-en'] === undefined) return undefined;

  const target = schema.type === 'array' && schema.items ? schema.items : property;
  const enumeration = enumName(document, target);
  return {
    zh: schema.title,
    en: schema['x-title-en'],
    kind: kindOf(document, schema, enumeration),
    enumName: enumeration,
    // A value that may be null is asked of nobody.
    required: (required && ![schema.type].flat().includes('null')) || undefined,
    unit: schema['x-unit'],
    ...schema['x-column'],
    permission: schema['x-field-permission'],
    reference: schema['x-reference'],
    sheet: schema['x-sheet'],
    example: schema['x-example'],
  };
}

/** Name of the enumeration a property draws from, also through a nullable `oneOf` or `anyOf`. */
function enumName(document: OpenApiDocument, property: Schema): string | undefined {
  for (const option of [
    property,
    ...(property.oneOf ?? []),
    ...(property.anyOf ?? []),
    ...(property.allOf ?? []),
  ]) {
    const name = referredName(option);
    if (name !== undefined && resolve(document, option).enum !== undefined) return name;
  }
  return undefined;
}

const FORMAT_KINDS: Readonly<Record<string, string>> = {
  int64: 'id',
  decimal: 'decimal',
  date: 'date',
  timestamp: 'timestamp',
  time: 'time',
  binary: 'file',
  image: 'image',
};

function kindOf(
  document: OpenApiDocument,
  schema: Schema,
  enumeration: string | undefined,
): string {
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'array') return enumeration === undefined ? 'list' : 'enums';
  if (enumeration !== undefined || schema.enum !== undefined) return 'enum';
  if (schema['x-kind'] !== undefined) return schema['x-kind'];
  const byFormat = FORMAT_KINDS[schema.format ?? ''];
  if (type === 'string') return byFormat ?? 'text';
  if (type === 'boolean' || type === 'integer' || type === 'number') return type;
  const option = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].find(
    (one) => one.type !== 'null',
  );
  return option === undefined ? 'record' : kindOf(document, resolve(document, option), undefined);
}
