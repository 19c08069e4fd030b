import { type BedHeadField, bedHead, type PanelRatio } from '@garment-mes/domain/cutting-bed';
import { type FieldsWith, fieldNames, fieldsWith, shownFields } from '@garment-mes/domain/fields';
import type { BodyOf } from '../../generated/operations.ts';

type Body = Omit<BodyOf<'updateCuttingBed'>, 'id' | 'version'>;

/** Fields of the head as the documents have them; every one of them is described in `bedHead`, and none besides. */
type BilledName = Exclude<
  keyof BodyOf<'createCuttingBed'> | keyof Body,
  'sizes' | 'panels' | 'colors' | 'rolls' | 'employees'
>;
const described = bedHead satisfies Readonly<Record<BilledName, BedHeadField>>;

type Open = FieldsWith<typeof bedHead, 'changes', 'open'>;
type Later = FieldsWith<typeof bedHead, 'changes', 'later'>;

/** Fields of the head that are open until the bed is submitted. */
export const openNames: readonly (Open & BilledName)[] = fieldsWith(described, 'changes', 'open');
/** Times that the steps of a bed write and a leader may correct. */
export const timeNames: readonly (Later & BilledName)[] = fieldsWith(described, 'changes', 'later');
/** Fields of its head that the log of a bed shows. */
export const loggedNames = shownFields(bedHead, fieldNames(bedHead));

/** What a leader enters for one lay. Lengths in metres, widths in centimetres. */
export interface BedBill extends Pick<Body, Open> {
  readonly sizes: readonly { readonly sizeId: string; readonly ratio: string }[];
  /** Panels that one ply of a replacement bed cuts. */
  readonly panels?: readonly PanelRatio[] | undefined;
  readonly colors: readonly BilledColor[];
  readonly rolls: readonly BilledRoll[];
  readonly employees: readonly BilledShare[];
}

/** When a bed was really spread and cut, as text of the company's clock; what is left out stays. */
export type BedTimes = Pick<Body, Later>;

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
