import { cutLimit } from '../cutting-bed/cut-limit.ts';
import { type DecimalInput, decimal } from '../decimal.ts';
import { chooseRatio } from './choose-ratio.ts';
import { type Lay, packLays } from './pack-lays.ts';

export interface ColorDemand {
  readonly colorId: string;
  /** Garments ordered, one per size, in the order of `sizeIds`. */
  readonly ordered: readonly number[];
}

export interface CutPlanRequest {
  readonly sizeIds: readonly string[];
  readonly colors: readonly ColorDemand[];
  readonly maxPlies: number;
  /** Most garments that fit one marker. */
  readonly maxGarments: number;
  /** Garments wanted, in percent of the order: 103 cuts 3 % more. */
  readonly targetPct: DecimalInput;
  /** Upper cutting tolerance of the order, in percent. */
  readonly tolerancePct: DecimalInput;
  /** Ratio of the first marker where somebody chose it, in the order of `sizeIds`. */
  readonly ratio?: readonly number[] | undefined;
}

export interface PlannedMarker {
  /** Garments of each size in one ply, in the order of `sizeIds`. */
  readonly ratio: readonly number[];
  readonly plies: readonly { readonly colorId: string; readonly plies: number }[];
  readonly lays: readonly Lay[];
}

const MOST_MARKERS = 8;

/**
 * Proposes markers and lays for an order.
 *
 * The ratio that overshoots the order least becomes the marker; each colour is spread until its order
 * is covered, raised towards the target as far as every size stays in the tolerance. What a colour
 * still lacks then goes to a further marker. Lays are filled to the ply limit.
 *
 * @see docs/formulas.md#cut-plan
 */
export function planCut(request: CutPlanRequest): PlannedMarker[] {
  const markers: PlannedMarker[] = [];
  let open = request.colors.map(({ colorId, ordered }) => ({
    colorId,
    missing: [...ordered],
    room: ordered.map((garments) => cutLimit(garments, request.tolerancePct)),
  }));

  while (markers.length < MOST_MARKERS && open.some(({ missing }) => missing.some((n) => n > 0))) {
    const chosen = markers.length === 0 ? request.ratio : undefined;
    const ratio =
      chosen ??
      chooseRatio(
        open.map(({ missing }) => missing),
        request.maxGarments,
      );
    const plies = open.map(({ colorId, missing, room }) => ({
      colorId,
      plies: pliesFor(missing, room, ratio, request.targetPct),
    }));
    if (plies.every((color) => color.plies === 0)) break;
    markers.push({
      ratio,
      plies: plies.filter((color) => color.plies > 0),
      lays: packLays(plies, request.maxPlies),
    });
    open = open.map((color, index) => {
      const spread = plies[index]?.plies ?? 0;
      const less = (garments: number, size: number) => garments - spread * (ratio[size] ?? 0);
      return {
        ...color,
        missing: color.missing.map((garments, size) => Math.max(0, less(garments, size))),
        room: color.room.map(less),
      };
    });
  }
  return markers;
}

function pliesFor(
  missing: readonly number[],
  room: readonly number[],
  ratio: readonly number[],
  targetPct: DecimalInput,
): number {
  const used = ratio.flatMap((garments, size) => (garments > 0 ? [{ garments, size }] : []));
  const needed = Math.max(
    0,
    ...used.map(({ garments, size }) => Math.ceil((missing[size] ?? 0) / garments)),
  );
  const allowed = Math.min(
    ...used.map(({ garments, size }) => Math.floor((room[size] ?? 0) / garments)),
  );
  const raised = decimal(targetPct).times(needed).div(100).floor().toNumber();
  return Math.max(0, Math.min(Math.max(needed, raised), allowed));
}
