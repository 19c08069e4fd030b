import { isBedOpen } from '@garment-mes/domain/cutting-bed';
import type { CuttingBed, CuttingBedSizes } from '@garment-mes/sdk/mes2';
import { type BedDraft, type ColorLine, type SizeLine, typedHead } from './draft.ts';

/** The saved bill as it is typed on. Sizes and colours the bed leaves out come from the order. */
export function draftOfBed(bed: CuttingBed, choices?: CuttingBedSizes): BedDraft {
  return {
    ...typedHead((name) => bed[name]),
    orderNo: bed.orderNo,
    sizes: withOrderSizes(bed, choices),
    panels: bed.panels.map(({ sizeName: _sizeName, ratio, ...panel }) => ({
      ...panel,
      ratio: String(ratio),
    })),
    colors: withOrderColors(bed, choices),
    rolls: bed.rolls.map((roll) => ({
      key: roll.tympanId,
      tympanId: roll.tympanId,
      rollNo: roll.rollNo,
      cNo: roll.cNo,
      colorId: roll.colorId,
      dyeLot: roll.dyeLot ?? '',
      shade: roll.shade ?? '',
      bandedShade: roll.bandedShade ?? '',
      shadeReason: '',
      widthCm: roll.widthCm ?? '',
      labelLen: roll.labelLen,
      actualLen: roll.actualLen,
      remainLen: roll.remainLen,
      issuedLen: roll.issuedLen,
      plies: String(roll.plies),
      spliceLen: roll.spliceLen,
      spliceNum: roll.spliceNum,
      defectLen: roll.defectLen,
      remnantLen: roll.remnantLen,
      returnLen: roll.returnLen,
      employeeId: roll.employeeId ?? '',
      employeeName: roll.employeeName ?? '',
      availableLen: isBedOpen(bed) ? roll.remainLen : '',
      materialId: roll.materialId,
      materialColorId: roll.materialColorId,
      materialColorName: roll.materialColorName,
    })),
    people: bed.employees.map(({ id, orderProcessId, role, ...person }) => ({
      key: id,
      orderProcessId,
      role,
      employeeId: person.employeeId,
      employeeNo: person.employeeNo,
      employeeName: person.employeeName,
      sharePct: person.sharePct,
    })),
  };
}

/** A bill with the sizes and colours of its order that it left out. */
export const withOffered = (draft: BedDraft, { sizes, colors }: CuttingBedSizes): BedDraft => ({
  ...draft,
  sizes: [
    ...draft.sizes,
    ...sizes
      .filter(({ sizeId }) => draft.sizes.every((size) => size.sizeId !== sizeId))
      .map(({ sizeId, sizeName }) => ({ sizeId, sizeName, ratio: '' })),
  ],
  colors: [
    ...draft.colors,
    ...colors
      .filter(({ colorId }) => draft.colors.every((color) => color.colorId !== colorId))
      .map(blankColor),
  ],
});

function withOrderSizes(bed: CuttingBed, choices: CuttingBedSizes | undefined): SizeLine[] {
  const own = bed.sizes.map(({ sizeId, sizeName, ratio }) => ({
    sizeId,
    sizeName,
    ratio: shortRatio(ratio),
  }));
  const others = (choices?.sizes ?? [])
    .filter(({ sizeId }) => own.every((size) => size.sizeId !== sizeId))
    .map(({ sizeId, sizeName }) => ({ sizeId, sizeName, ratio: '' }));
  return [...own, ...others];
}

function withOrderColors(bed: CuttingBed, choices: CuttingBedSizes | undefined): ColorLine[] {
  const own = bed.colors.map(({ id, colorId, colorName, hex, shade, plies }) => ({
    key: id,
    colorId,
    colorName,
    hex: hex ?? '',
    shade: shade ?? '',
    plies: String(plies),
  }));
  const others = (choices?.colors ?? [])
    .filter(({ colorId }) => own.every((color) => color.colorId !== colorId))
    .map((color) => blankColor(color));
  return [...own, ...others];
}

/** A colour of the order that is not on the bed yet. */
export const blankColor = (color: {
  readonly colorId: string;
  readonly colorName: string;
  readonly hex: string | null;
}): ColorLine => ({
  key: color.colorId,
  colorId: color.colorId,
  colorName: color.colorName,
  hex: color.hex ?? '',
  shade: '',
  plies: '',
});

/** `2.00` is typed as 2, `0.50` as 0.5. */
export const shortRatio = (ratio: string): string => String(Number(ratio));
