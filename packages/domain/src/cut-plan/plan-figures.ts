import type { SizeRatio } from '../cutting-bed/bed-draft.ts';
import { cutNumbers, garmentsPerPly } from '../cutting-bed/cut-numbers.ts';
import { perPly } from '../cutting-bed/roll-balance.ts';
import { type Decimal, type DecimalInput, decimal, sum } from '../decimal.ts';
import { type Issue, issue } from '../refusals/issue.ts';

export interface PlanMarker {
  readonly markerName: string;
  readonly markerLen: DecimalInput;
  /** Loss at both ends of a ply together, in metres. */
  readonly endLossLen: DecimalInput;
  readonly effPct?: DecimalInput | null | undefined;
  readonly sizes: readonly SizeRatio[];
}

export interface PlanLay {
  readonly layNo: number;
  readonly markerName: string;
  readonly colors: readonly { readonly colorId: string; readonly plies: number }[];
}

export interface PlanFigures {
  readonly planNum: number;
  /** Metres of all lays, end loss included. */
  readonly planLen: Decimal;
  /** Efficiency of the markers weighed by the metres spread on them; `undefined` when one has none. */
  readonly avgEffPct: Decimal | undefined;
  /** Garments by colour and size. */
  readonly cells: ReadonlyMap<string, number>;
}

export const planKey = (colorId: string, sizeId: string): string => `${colorId}/${sizeId}`;

const pliesOf = ({ colors }: PlanLay): number =>
  colors.reduce((total, { plies }) => total + plies, 0);

/**
 * What the lays of a plan yield and take.
 *
 * @throws {DomainError} `half-ratio-odd-plies`
 * @see docs/formulas.md#cut-plan
 */
export function planFigures(markers: readonly PlanMarker[], lays: readonly PlanLay[]): PlanFigures {
  const byName = new Map(markers.map((marker) => [marker.markerName, marker]));
  const cells = new Map<string, number>();
  const spread = lays.flatMap((lay) => {
    const marker = byName.get(lay.markerName);
    if (!marker) return [];
    for (const { colorId, sizeId, cutNum } of cutNumbers(lay.colors, marker.sizes)) {
      const key = planKey(colorId, sizeId);
      cells.set(key, (cells.get(key) ?? 0) + cutNum);
    }
    const len = perPly(marker.markerLen, marker.endLossLen).times(pliesOf(lay));
    return [{ marker, len, num: garmentsPerPly(marker.sizes).times(pliesOf(lay)) }];
  });
  const planLen = sum(spread.map(({ len }) => len));
  const known = spread.every(({ marker }) => marker.effPct !== null && marker.effPct !== undefined);
  return {
    planNum: sum(spread.map(({ num }) => num)).toNumber(),
    planLen,
    avgEffPct:
      known && planLen.gt(0)
        ? sum(spread.map(({ marker, len }) => len.times(decimal(marker.effPct ?? 0)))).div(planLen)
        : undefined,
    cells,
  };
}

/** I10: no lay is higher than table, die and fabric allow. */
export const checkLays = (lays: readonly PlanLay[], max: number): Issue[] =>
  lays.flatMap((lay, at) => {
    const plies = pliesOf(lay);
    return plies <= max
      ? []
      : [issue(`lays.${at}`, 'plan-lay-plies', { layNo: lay.layNo, plies, max })];
  });
