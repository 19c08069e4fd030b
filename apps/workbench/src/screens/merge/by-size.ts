import type { Spread } from './merge-parts.ts';

type Figures<Field extends string, Figure extends string> = {
  readonly [Name in Field]: readonly ({ readonly sizeId: string } & {
    readonly [Name in Figure]: string;
  })[];
};

/**
 * A field that is a list with one figure for each size, merged size by size.
 *
 * @param figure name of the figure beside the `sizeId` of an entry
 */
export const bySize = <Field extends string, Figure extends string>(
  field: Field,
  figure: Figure,
): Spread<Figures<Field, Figure>> => ({
  read: (line) => Object.fromEntries(line[field].map((each) => [each.sizeId, each[figure]])),
  write: (_, figures) =>
    Object.entries(figures).map(([sizeId, value]) => ({ sizeId, [figure]: String(value) })),
});
