import type { BedRole } from '@garment-mes/sdk/mes2';

/** What is typed in a bed bill. Figures are texts: a half-typed cell is neither lost nor rounded. */
export interface BedDraft {
  readonly orderId: string;
  readonly orderNo: string;
  readonly bedType: number;
  readonly parentBedId: string;
  readonly fabricPart: number;
  readonly materialId: string;
  readonly cutPlanId: string;
  readonly layNo: string;
  readonly markerName: string;
  readonly markerLen: string;
  readonly endLossLen: string;
  readonly widthCm: string;
  readonly markerEffPct: string;
  readonly tableId: string;
  readonly cutMode: number;
  readonly knifeMoldId: string;
  readonly planDate: string;
  readonly splitRuleId: string;
  readonly spreadStartDate: string;
  readonly spreadEndDate: string;
  readonly cutStartDate: string;
  readonly cutEndDate: string;
  readonly remark: string;
  readonly sizes: readonly SizeLine[];
  /** Panels of a replacement bed; the ratios of its sizes follow from them. */
  readonly panels: readonly PanelLine[];
  readonly colors: readonly ColorLine[];
  readonly rolls: readonly RollLine[];
  readonly people: readonly PersonLine[];
}

export interface SizeLine {
  readonly sizeId: string;
  readonly sizeName: string;
  readonly ratio: string;
}

/** What one ply cuts of a part, in one size. */
export interface PanelLine {
  readonly partCode: string;
  readonly partName: string;
  readonly piecesPerGarment: number;
  readonly sizeId: string;
  readonly ratio: string;
}

/** A block of one colour. The order's other colours stand in the table without plies. */
export interface ColorLine {
  readonly key: string;
  readonly colorId: string;
  readonly colorName: string;
  readonly hex: string;
  readonly shade: string;
  readonly plies: string;
}

/** Cells of a roll that are typed. */
export type RollCell =
  | 'issuedLen'
  | 'plies'
  | 'spliceLen'
  | 'defectLen'
  | 'remnantLen'
  | 'returnLen';

export interface RollLine extends Readonly<Record<RollCell, string>> {
  readonly key: string;
  readonly tympanId: string;
  readonly rollNo: string;
  readonly cNo: string;
  /** Garment colour the roll is spread for. */
  readonly colorId: string;
  readonly dyeLot: string;
  readonly shade: string;
  /** As its inspection banded the roll; empty while nobody has. */
  readonly bandedShade: string;
  /** Why it is laid for another shade than that. */
  readonly shadeReason: string;
  readonly widthCm: string;
  readonly labelLen: string;
  readonly actualLen: string;
  readonly remainLen: string;
  readonly spliceNum: number;
  readonly employeeId: string;
  readonly employeeName: string;
}

export interface PersonLine {
  readonly key: string;
  readonly orderProcessId: string;
  readonly role: BedRole;
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly sharePct: string;
}

/** Both ends of a ply together, metres, until somebody types another. */
const END_LOSS_M = '0.040';

/** A bill nobody has typed into. */
export const emptyDraft = (planDate: string): BedDraft => ({
  orderId: '',
  orderNo: '',
  bedType: 1,
  parentBedId: '',
  fabricPart: 1,
  materialId: '',
  cutPlanId: '',
  layNo: '',
  markerName: '',
  markerLen: '',
  endLossLen: END_LOSS_M,
  widthCm: '',
  markerEffPct: '',
  tableId: '',
  cutMode: 1,
  knifeMoldId: '',
  planDate,
  splitRuleId: '',
  spreadStartDate: '',
  spreadEndDate: '',
  cutStartDate: '',
  cutEndDate: '',
  remark: '',
  sizes: [],
  panels: [],
  colors: [],
  rolls: [],
  people: [],
});

/** Colours that are on the bed: those with plies typed. */
export const usedColors = ({ colors }: Pick<BedDraft, 'colors'>): readonly ColorLine[] =>
  colors.filter(({ plies }) => plies.trim() !== '' && Number(plies) !== 0);

/** Whether there is something on the bill that would go with its order. */
export const hasWorkOnOrder = (draft: BedDraft): boolean =>
  draft.markerLen !== '' ||
  draft.rolls.length > 0 ||
  draft.people.length > 0 ||
  draft.sizes.some(({ ratio }) => ratio !== '') ||
  usedColors(draft).length > 0;
