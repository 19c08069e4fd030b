import { type Field, labelsByName } from '@garment-mes/sdk/labels';

const valueFor = (name: string, { kind, enumName }: Field): unknown => {
  switch (kind) {
    case 'integer':
      return 7;
    case 'decimal':
      return '1';
    case 'date':
      return '2020-05-04';
    case 'timestamp':
      return '2020-05-04 08:00:00';
    case 'enum': {
      const [value = ''] = Object.keys(labelsByName[enumName ?? ''] ?? {});
      return /^\d+$/.test(value) ? Number(value) : value;
    }
    case 'list':
      return [`/files/${name}.png`];
    default:
      return name;
  }
};

/**
 * A value for each field of a body, as its kind asks for: a new field of the document gets one without a line here.
 *
 * @param names fields to fill
 * @param known values that the kind does not give, such as ids
 */
export const typedValues = <Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  names: readonly Name[],
  known: { readonly [Key in Name]?: unknown } = {},
): Readonly<Record<Name, unknown>> =>
  Object.fromEntries(
    names.map((name) => [name, name in known ? known[name] : valueFor(name, fields[name])]),
  ) as Readonly<Record<Name, unknown>>;
