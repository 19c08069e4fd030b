import { BedType } from '@garment-mes/domain/cutting-bed';
import type { CuttingBedRow } from '@garment-mes/sdk/mes2';
import { href } from '#app/routes.ts';

/** The page of a bed; beds of several materials or shades have pages of their own. */
export const bedPath = ({ id, bedType }: Pick<CuttingBedRow, 'id' | 'bedType'>): string => {
  if (bedType === BedType.multiMaterial)
    return href('/mes/reduceBed/putReduceBedBillDl/{reduceBedId}', { reduceBedId: id });
  if (bedType === BedType.shadeLevel)
    return href('/mes/reduceBed/putReduceBedBillXYS/{id}', { id });
  return href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId: id });
};
