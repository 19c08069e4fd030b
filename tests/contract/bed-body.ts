import type { CuttingBed, UpdateCuttingBedBody } from '@garment-mes/sdk/mes2';

/** What a person typed on a bed's bill, taken from the bed as it was read. */
export function bedBody(bed: CuttingBed): Omit<UpdateCuttingBedBody, 'id' | 'version'> {
  return {
    bedType: bed.bedType,
    fabricPart: bed.fabricPart,
    materialId: bed.materialId,
    markerName: bed.markerName,
    markerLen: bed.markerLen,
    endLossLen: bed.endLossLen,
    widthCm: bed.widthCm,
    markerEffPct: bed.markerEffPct,
    tableId: bed.tableId,
    cutMode: bed.cutMode,
    planDate: bed.planDate,
    splitRuleId: bed.splitRuleId,
    sizes: bed.sizes.map(({ sizeId, ratio }) => ({ sizeId, ratio })),
    colors: bed.colors.map(({ colorId, shade, plies }) => ({ colorId, shade, plies })),
    rolls: bed.rolls.map((roll) => ({
      tympanId: roll.tympanId,
      colorId: roll.colorId,
      shade: roll.shade,
      plies: roll.plies,
      issuedLen: roll.issuedLen,
      spliceLen: roll.spliceLen,
      spliceNum: roll.spliceNum,
      defectLen: roll.defectLen,
      remnantLen: roll.remnantLen,
      returnLen: roll.returnLen,
      employeeId: roll.employeeId,
    })),
    employees: bed.employees.map(({ orderProcessId, role, employeeId, sharePct }) => ({
      orderProcessId,
      role,
      employeeId,
      sharePct,
    })),
  };
}
