import type { BedRole } from '@garment-mes/sdk/mes2';
import { type ChosenName, type HeadName, headFields, headNames } from './head-names.ts';

/** The head as it is typed. Figures are texts: a half-typed cell is neither lost nor rounded. */
export type DraftHead = { readonly [Name in HeadName]: Name extends ChosenName ? number : string };

/** What is typed in a bed bill. */
export interface BedDraft extends DraftHead {
  readonly orderNo: string;
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

/** A block of one colour. The order's other colours are in the table without plies. */
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
  /** Metres that may be issued of it; empty once the bed took its own off the roll. */
  readonly availableLen: string;
  /** What it is made of. */
  readonly materialId: string;
  readonly materialColorId: string;
  readonly materialColorName: string;
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
  ...typedHead((name) => (headFields[name].kind === 'enum' ? 1 : '')),
  orderNo: '',
  endLossLen: END_LOSS_M,
  planDate,
  sizes: [],
  panels: [],
  colors: [],
  rolls: [],
  people: [],
});

/** A head whose fields say what is given: an enumeration its number, everything else its text. */
export const typedHead = (valueFor: (name: HeadName) => string | number | null): DraftHead =>
  Object.fromEntries(
    headNames.map((name) => {
      const value = valueFor(name);
      return [name, headFields[name].kind === 'enum' ? value : String(value ?? '')];
    }),
  ) as unknown as DraftHead;

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
