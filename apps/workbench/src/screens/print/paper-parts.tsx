import type { Fields } from '@garment-mes/sdk/labels';
import { fieldText, isFigure } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';

interface PaperPart<Name extends string> {
  readonly fields: Fields;
  /** Fields in their order. */
  readonly names: readonly Name[];
}

/** Facts of a record on paper, as a list of terms: headed and worded as on the screen. */
export function PaperFacts<Name extends string>(
  props: PaperPart<Name> & { readonly record: { readonly [Key in Name]?: unknown } },
) {
  const { fields, names, record } = props;
  return names.map((name) => (
    <div key={name}>
      <dt>{fieldLabel(fields, name)}</dt>
      <dd>{fieldText(name, fieldOf(fields, name), record[name])}</dd>
    </div>
  ));
}

/** Class of the cells of a field on paper: figures stand below each other at the right. */
export const paperAlign = (fields: Fields, name: string): 'figure' | undefined =>
  isFigure(fieldOf(fields, name)) ? 'figure' : undefined;

/** Rows on paper with a column for each field, headed and worded as on the screen. */
export function PaperTable<Name extends string>(
  props: PaperPart<Name> & {
    readonly rows: readonly ({ readonly id: string } & { readonly [Key in Name]?: unknown })[];
  },
) {
  const { fields, names, rows } = props;
  return (
    <table>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} className={paperAlign(fields, name)}>
              {fieldLabel(fields, name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {names.map((name) => (
              <td key={name} className={paperAlign(fields, name)}>
                {fieldText(name, fieldOf(fields, name), row[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
