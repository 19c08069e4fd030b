import { BedType } from '@garment-mes/domain/cutting-bed';
import type { BedRow } from './cutting-bed.sql.ts';

/** The page of a bed, for notices and approvals; a bed of several shades has one of its own. */
export const bedAddress = ({
  id,
  bedType,
}: Pick<BedRow, 'id' | 'bedType'>): `/mes/reduceBed/putReduceBedBill${string}` =>
  bedType === BedType.shadeLevel
    ? `/mes/reduceBed/putReduceBedBillXYS/${id}`
    : `/mes/reduceBed/putReduceBedBill/${id}`;
