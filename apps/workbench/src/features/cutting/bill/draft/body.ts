import { BedType } from '@garment-mes/domain';
import type { CreateCuttingBedBody, UpdateCuttingBedBody } from '@garment-mes/sdk/mes2';
import { wholeOf } from '../figures/read-draft.ts';
import { type BedDraft, usedColors } from './draft.ts';
import { typedPanels } from './panels.ts';

type Content = Omit<CreateCuttingBedBody, 'orderId'>;

/** Body of the first save. */
export const createBody = (draft: BedDraft): CreateCuttingBedBody => ({
  orderId: draft.orderId,
  ...content(draft),
});

/** Body of every later save. @param version the one this bill was read in */
export const updateBody = (draft: BedDraft, id: string, version: number): UpdateCuttingBedBody => ({
  id,
  version,
  ...content(draft),
  spreadStartDate: orNull(draft.spreadStartDate),
  spreadEndDate: orNull(draft.spreadEndDate),
  cutStartDate: orNull(draft.cutStartDate),
  cutEndDate: orNull(draft.cutEndDate),
});

/** Pieces, ply ranges and spread lengths are the server's to work out. */
function content(draft: BedDraft): Content {
  return {
    bedType: draft.bedType as Content['bedType'],
    parentBedId: orNull(draft.parentBedId),
    fabricPart: draft.fabricPart as Content['fabricPart'],
    materialId: draft.materialId,
    cutPlanId: orNull(draft.cutPlanId),
    layNo: wholeOf(draft.layNo) ?? null,
    markerName: orNull(draft.markerName),
    markerLen: length(draft.markerLen),
    endLossLen: length(draft.endLossLen),
    widthCm: length(draft.widthCm),
    markerEffPct: length(draft.markerEffPct),
    tableId: draft.tableId,
    cutMode: draft.cutMode as Content['cutMode'],
    knifeMoldId: orNull(draft.knifeMoldId),
    planDate: draft.planDate,
    splitRuleId: orNull(draft.splitRuleId),
    remark: orNull(draft.remark),
    sizes: draft.sizes.map(({ sizeId, ratio }) => ({ sizeId, ratio: length(ratio) })),
    ...(draft.bedType === BedType.replacement
      ? {
          panels: typedPanels(draft).map(({ partCode, sizeId, ratio }) => ({
            partCode,
            sizeId,
            ratio: Number(ratio),
          })),
        }
      : {}),
    colors: usedColors(draft).map(({ colorId, shade, plies }) => ({
      colorId,
      shade: orNull(shade),
      plies: wholeOf(plies) ?? 0,
    })),
    rolls: draft.rolls.map((roll) => ({
      tympanId: roll.tympanId,
      colorId: roll.colorId,
      shade: orNull(roll.shade),
      shadeReason: orNull(roll.shadeReason),
      plies: wholeOf(roll.plies) ?? 0,
      issuedLen: length(roll.issuedLen),
      spliceLen: length(roll.spliceLen),
      spliceNum: roll.spliceNum,
      defectLen: length(roll.defectLen),
      remnantLen: length(roll.remnantLen),
      returnLen: length(roll.returnLen),
      employeeId: orNull(roll.employeeId),
    })),
    employees: draft.people.map(({ orderProcessId, role, employeeId, sharePct }) => ({
      orderProcessId,
      role,
      employeeId,
      sharePct: length(sharePct),
    })),
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** An empty cell is none; text that is no number goes as it is, for the document's check to refuse. */
const length = (text: string): string => (text === '' ? '0' : text.trim());
