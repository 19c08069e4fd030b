import type { PanelRatio } from '@garment-mes/domain';

/** What a leader enters for one lay. Lengths in metres, widths in centimetres. */
export interface BedBill {
  readonly fabricPart: number;
  readonly materialId: string;
  readonly cutPlanId?: string | null | undefined;
  readonly layNo?: number | null | undefined;
  readonly markerName?: string | null | undefined;
  readonly markerLen: string;
  readonly endLossLen: string;
  readonly widthCm: string;
  readonly markerEffPct: string;
  readonly tableId: string;
  readonly knifeMoldId?: string | null | undefined;
  readonly cutMode: number;
  readonly planDate: string;
  readonly splitRuleId?: string | null | undefined;
  readonly remark?: string | null | undefined;
  readonly sizes: readonly { readonly sizeId: string; readonly ratio: string }[];
  /** Panels that one ply of a replacement bed cuts. */
  readonly panels?: readonly PanelRatio[] | undefined;
  readonly colors: readonly BilledColor[];
  readonly rolls: readonly BilledRoll[];
  readonly employees: readonly BilledShare[];
}

/** When a bed was really spread and cut, as text of the company's clock; what is left out stays. */
export interface BedTimes {
  readonly spreadStartDate?: string | null | undefined;
  readonly spreadEndDate?: string | null | undefined;
  readonly cutStartDate?: string | null | undefined;
  readonly cutEndDate?: string | null | undefined;
}

export interface BilledColor {
  readonly colorId: string;
  readonly shade?: string | null | undefined;
  readonly plies: number;
}

export interface BilledRoll {
  /** Row that the bed has of this roll already; its id stays. */
  readonly rowId?: string | undefined;
  readonly tympanId: string;
  /** Garment colour the roll is spread for; the roll's own when not said. */
  readonly colorId?: string | null | undefined;
  readonly shade?: string | null | undefined;
  /** Why it is not the shade the inspection gave the roll. */
  readonly shadeReason?: string | null | undefined;
  readonly plies: number;
  readonly issuedLen: string;
  readonly spliceLen?: string | null | undefined;
  readonly spliceNum?: number | null | undefined;
  readonly defectLen?: string | null | undefined;
  readonly remnantLen?: string | null | undefined;
  readonly returnLen?: string | null | undefined;
  readonly employeeId?: string | null | undefined;
}

export interface BilledShare {
  readonly orderProcessId: string;
  readonly employeeId: string;
  readonly role: number;
  readonly sharePct: string;
}
