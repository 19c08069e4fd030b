import type { DecimalInput } from '../decimal.ts';

// The smallest shapes that the rules of a bed read. A wire row, a form and a database row all fit.
// Lengths are metres.

export interface SizeRatio {
  readonly sizeId: string;
  readonly sizeName?: string | undefined;
  /** Garments of this size in one ply; a multiple of 0.5. */
  readonly ratio: DecimalInput;
}

export interface ColorPlies {
  readonly colorId: string;
  readonly colorName?: string | undefined;
  /** Shade band on a shade-level bed. */
  readonly shade?: string | null | undefined;
  readonly plies: number;
}

/** What was issued of one roll and where it went. */
export interface RollUse {
  readonly plies: number;
  readonly issuedLen: DecimalInput;
  readonly spliceLen?: DecimalInput | null | undefined;
  readonly defectLen?: DecimalInput | null | undefined;
  readonly remnantLen?: DecimalInput | null | undefined;
  readonly returnLen?: DecimalInput | null | undefined;
}

/** What a roll is made of. */
export interface RollFabric {
  readonly materialId: string;
  readonly colorId: string;
  readonly colorName: string;
}

export interface SpreadRoll extends RollUse {
  readonly rollNo: string;
  /** Garment colour the roll is spread for. */
  readonly colorId: string;
  /** Left out where it is not known; its colour is then not checked. */
  readonly fabric?: RollFabric | undefined;
  /** Metres on the roll; left out where it is not known. */
  readonly remainLen?: DecimalInput | undefined;
  readonly shade?: string | null | undefined;
  readonly plyFrom?: number | null | undefined;
  readonly plyTo?: number | null | undefined;
}

export interface Participant {
  readonly orderProcessId: string;
  readonly sharePct: DecimalInput;
}

export interface BedDraft {
  readonly markerLen: DecimalInput;
  /** Both ends of one ply together. */
  readonly endLossLen: DecimalInput;
  readonly sizes: readonly SizeRatio[];
  readonly colors: readonly ColorPlies[];
  readonly rolls: readonly SpreadRoll[];
  readonly employees: readonly Participant[];
}
