import { bundleLabel } from '@garment-mes/domain/bundles';
import type { BundlePreview } from '@garment-mes/sdk/mes2';

type Previewed = BundlePreview['bundles'][number];

/** Colour blocks with their bundles at each place of the marker. */
export interface PreviewGrid {
  readonly places: readonly { readonly position: number; readonly sizeName: string }[];
  readonly blocks: readonly {
    readonly name: string;
    /** Garments of the bundles at each place, from the lowest ply up. */
    readonly nums: readonly (readonly number[])[];
    readonly bundleNum: number;
    readonly num: number;
  }[];
}

/** The bundles a bed would get, as a table of blocks and places. */
export function previewGrid(bundles: readonly Previewed[]): PreviewGrid {
  const places = [...Map.groupBy(bundles, ({ position }) => position)]
    .map(([position, own]) => ({ position, sizeName: own[0]?.sizeName ?? '' }))
    .toSorted((one, other) => one.position - other.position);
  const named = Map.groupBy(bundles, ({ colorName, shade }) =>
    [colorName, shade].filter(Boolean).join(' '),
  );
  return {
    places,
    blocks: [...named].map(([name, own]) => ({
      name,
      nums: places.map(({ position }) =>
        own
          .filter((bundle) => bundle.position === position)
          .toSorted((one, other) => one.plyFrom - other.plyFrom)
          .map(({ num }) => num),
      ),
      bundleNum: own.length,
      num: own.reduce((sum, { num }) => sum + num, 0),
    })),
  };
}

/** The numbers that a set would take, `B0031–B0066`. @param shift numbers that other beds of the order take before it */
export function previewSpan(bundles: readonly Previewed[], shift = 0): string {
  const numbers = bundles.map(({ bundleNo }) => bundleNo + shift);
  return `${bundleLabel(Math.min(...numbers))}–${bundleLabel(Math.max(...numbers))}`;
}
