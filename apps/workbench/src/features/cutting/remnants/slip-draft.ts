import { decimal, isDecimal, sum } from '@garment-mes/domain/decimal';
import { formatFixed } from '@garment-mes/domain/formats';
import type { RemnantLine, RemnantSlip, SaveRemnantSlipBody } from '@garment-mes/sdk/mes2';

/** Where leftovers go, as the service counts them. */
export const RemnantKind = { usable: 1, endBit: 2, returned: 3, defect: 4 } as const;

/** A line of a slip while it is typed; a new one has no number of the service. */
export interface SlipLine extends Omit<RemnantLine, 'id'> {
  readonly id: string;
}

/** Metres a roll's lines may be off what the bed left of it. */
const TOLERANCE_M = '0.01';
/** A remnant is worth a label from this length on; less is an end bit. */
const USABLE_M = '1';

/** The lines of a slip under ids of their own. */
export const linesOf = ({ lines }: RemnantSlip): readonly SlipLine[] =>
  lines.map((line, at) => ({ ...line, id: line.id ?? `proposed-${at}` }));

/** Whether the length does not fit the kind: an end bit called a remnant. */
export const isTooShort = (line: Pick<SlipLine, 'kind' | 'len'>): boolean =>
  line.kind === RemnantKind.usable && isDecimal(line.len) && decimal(line.len).lt(USABLE_M);

/** What goes back on a shelf needs to know which. */
export const needsPlace = ({ kind }: Pick<SlipLine, 'kind'>): boolean =>
  kind === RemnantKind.usable || kind === RemnantKind.returned;

/** Whether an end bit of what is bought by the kilogram has no weight yet. */
export const lacksWeight = (
  { rolls }: Pick<RemnantSlip, 'rolls'>,
  { kind, tympanId, weight }: Pick<SlipLine, 'kind' | 'tympanId' | 'weight'>,
): boolean =>
  kind === RemnantKind.endBit &&
  !weight &&
  rolls.some((roll) => roll.tympanId === tympanId && roll.byWeight);

/** The line a weight belongs to: the first that has to be weighed, else the first end bit without one. */
export const toWeigh = (
  slip: Pick<RemnantSlip, 'rolls'>,
  lines: readonly SlipLine[],
): SlipLine | undefined =>
  lines.find((line) => lacksWeight(slip, line)) ??
  lines.find(({ kind, weight }) => kind === RemnantKind.endBit && !weight);

/** A length that was added up, written as one that was read. */
const metres = (length: ReturnType<typeof sum>): string => formatFixed(length, 2);

/** Metres written for a roll, and how they stand to what the bed left of it. */
interface RollBalance {
  readonly tympanId: string;
  readonly rollNo: string;
  /** Remnant, returned and cut out on the bed. */
  readonly bedLen: string;
  readonly slipLen: string;
  readonly diffLen: string;
  readonly isBalanced: boolean;
}

/** Roll by roll: the bed's leftovers against the lines as they are typed. */
export const balances = (slip: RemnantSlip, lines: readonly SlipLine[]): readonly RollBalance[] =>
  slip.rolls.map(({ tympanId, rollNo, defectLen, remnantLen, returnLen }) => {
    const bed = sum([defectLen, remnantLen, returnLen]);
    const typed = sum(
      lines
        .filter((line) => line.tympanId === tympanId && isDecimal(line.len))
        .map(({ len }) => len),
    );
    const diff = typed.minus(bed);
    return {
      tympanId,
      rollNo,
      bedLen: metres(bed),
      slipLen: metres(typed),
      diffLen: metres(diff),
      isBalanced: diff.abs().lte(TOLERANCE_M),
    };
  });

/** Metres by kind over all lines. */
export const lenByKind = (lines: readonly SlipLine[]): ReadonlyMap<number, string> =>
  new Map(
    [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, own]) => [
      kind,
      metres(sum(own.map(({ len }) => (isDecimal(len) ? len : '0')))),
    ]),
  );

/** What is sent: empty cells are absent values. */
export const saveBody = (slip: RemnantSlip, lines: readonly SlipLine[]): SaveRemnantSlipBody => ({
  id: slip.id,
  version: slip.id === null ? null : slip.version,
  reduceBedId: slip.reduceBedId,
  lines: lines.map(({ tympanId, kind, len, weight, toWarehouseId, locationCode }) => ({
    tympanId,
    kind,
    len,
    weight: weight === '' ? null : weight,
    toWarehouseId: toWarehouseId === '' ? null : toWarehouseId,
    locationCode: locationCode === '' ? null : locationCode,
  })),
});
