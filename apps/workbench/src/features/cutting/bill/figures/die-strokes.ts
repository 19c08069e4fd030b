import { strokesOf } from '@garment-mes/domain/resources';
import type { CuttingBedSizes } from '@garment-mes/sdk/mes2';
import type { BillFigures } from './bill-figures.ts';

/** Strokes of a die for a bed; `undefined` while nobody said how many plies of the fabric it takes at once. */
export function strokesNeeded(
  { fabrics }: Pick<CuttingBedSizes['dies'][number], 'fabrics'>,
  materialId: string,
  {
    sizes,
    plies,
  }: Pick<BillFigures, 'plies'> & {
    readonly sizes: readonly Pick<BillFigures['sizes'][number], 'positions'>[];
  },
): number | undefined {
  const limit = fabrics.find((fabric) => fabric.materialId === materialId)?.maxPlies;
  if (limit === undefined) return undefined;
  const positions = sizes.reduce((sum, size) => sum + size.positions, 0);
  return strokesOf(positions, plies, limit);
}
