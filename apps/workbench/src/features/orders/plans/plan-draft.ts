import { type PlanFigures, planFigures, planKey } from '@garment-mes/domain/cut-plan';
import { decimal, isDecimal } from '@garment-mes/domain/decimal';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import type { CutPlanRow, CutPlanSuggestion, Order, SaveCutPlanBody } from '@garment-mes/sdk/mes2';
import { currentLanguage } from '#app/i18n.ts';
import { orNull, trimmed } from '#screens/form/sent-values.ts';
import { blockKey, blockOf } from './plan-blocks.ts';

/** A marker while it is typed; figures are texts. */
export interface MarkerRow {
  readonly id: string;
  readonly markerName: string;
  readonly markerLen: string;
  readonly widthCm: string;
  readonly effPct: string;
  /** Area of its pieces and its file: nobody types them here, a save hands them back. */
  readonly drawn?: Pick<CutPlanRow['markers'][number], 'areaCm2' | 'fileUrl'>;
  /** Garments in one ply by the id of the size. */
  readonly ratios: Readonly<Record<string, string>>;
}

/** A lay while it is typed; its number is its place. */
export interface LayRow {
  readonly id: string;
  /** The row of its marker, `''` before one is chosen. */
  readonly markerId: string;
  /** Plies by colour and shade, as `blockKey` names them. */
  readonly plies: Readonly<Record<string, string>>;
}

/** A cut plan while it is typed. */
export interface PlanDraft {
  readonly id: string | null;
  readonly planNo: string;
  readonly version: number | null;
  readonly fabricPart: CutPlanRow['fabricPart'];
  readonly materialId: string;
  readonly maxPlies: string;
  readonly markers: readonly MarkerRow[];
  readonly lays: readonly LayRow[];
}

const SHELL = 1;

/** Nothing planned yet, for the main fabric of the order. */
export function newPlan({ bom }: Pick<Order, 'bom'>): PlanDraft {
  const main =
    bom.find(({ isMain }) => isMain === 1) ?? bom.find((line) => line.fabricPart !== null);
  return {
    ...{ id: null, planNo: '', version: null, maxPlies: '', markers: [], lays: [] },
    fabricPart: main?.fabricPart ?? SHELL,
    materialId: main?.materialId ?? '',
  };
}

type Planned = Pick<CutPlanRow, 'markers' | 'lays'>;

const pliesOf = (colors: CutPlanRow['lays'][number]['colors']): LayRow['plies'] => {
  const plies: Record<string, string> = {};
  for (const block of colors) {
    const key = blockKey(block);
    plies[key] = String(Number(plies[key] ?? 0) + block.plies);
  }
  return plies;
};

/** Markers and lays of a plan or of a proposal, as they are typed on. */
export const rowsOfPlan = ({
  markers,
  lays,
}: Planned | CutPlanSuggestion): Pick<PlanDraft, 'markers' | 'lays'> => ({
  markers: markers.map(
    ({ id, markerName, markerLen, widthCm, effPct, areaCm2, fileUrl, sizes }) => ({
      ...{ id, markerName, markerLen, widthCm, effPct: effPct ?? '' },
      drawn: { areaCm2: areaCm2 ?? null, fileUrl: fileUrl ?? null },
      ratios: Object.fromEntries(sizes.map(({ sizeId, ratio }) => [sizeId, trimmed(ratio) ?? ''])),
    }),
  ),
  lays: lays.map(({ id, markerId, colors }) => ({
    ...{ id, markerId },
    plies: pliesOf(colors),
  })),
});

export const draftOfPlan = (plan: CutPlanRow): PlanDraft => ({
  ...{ id: plan.id, planNo: plan.planNo, version: plan.version, fabricPart: plan.fabricPart },
  ...{ materialId: plan.materialId, maxPlies: String(plan.maxPlies) },
  ...rowsOfPlan(plan),
});

const figure = (text: string | undefined): string => (isDecimal(text) ? String(text) : '0');
const used = (figures: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(figures).filter(([, text]) => decimal(figure(text)).gt(0));

export const layPlies = ({ plies }: Pick<LayRow, 'plies'>): number =>
  used(plies).reduce((sum, [, text]) => sum + Number(text), 0);

/** Lays as they are counted and checked, by their place. */
export const laysOf = ({ lays }: Pick<PlanDraft, 'lays'>) =>
  lays.map(({ markerId, plies }, at) => ({
    layNo: at + 1,
    markerName: markerId,
    colors: used(plies).map(([key, text]) => ({ ...blockOf(key), plies: Number(text) })),
  }));

export type Yield = Pick<PlanFigures, 'planNum' | 'cells'> & {
  /** Why nothing can be said yet. */
  readonly fault?: string;
};

/** Garments that markers and lays yield as they stand. */
export function yieldOf(draft: Pick<PlanDraft, 'markers' | 'lays'>): Yield {
  const markers = draft.markers.map(({ id, markerLen, ratios }) => ({
    ...{ markerName: id, markerLen: figure(markerLen), endLossLen: '0' },
    sizes: used(ratios).map(([sizeId, ratio]) => ({ sizeId, ratio })),
  }));
  try {
    const { planNum, cells } = planFigures(markers, laysOf(draft));
    return { planNum, cells };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { planNum: 0, cells: new Map(), fault: refusalText(error, currentLanguage()) };
  }
}

/** A colour and size of the order with what is planned for it. */
export interface PlanCell {
  readonly colorId: string;
  readonly colorName: string;
  readonly sizeId: string;
  readonly sizeName: string;
  readonly orderNum: number;
  /** Of this plan and of the others of the part that are in force. */
  readonly planNum: number;
  readonly maxNum: number;
}

export const planCells = (
  { colors, sizes, colorSizes }: Pick<Order, 'colors' | 'sizes' | 'colorSizes'>,
  yields: readonly Yield[],
): readonly PlanCell[] =>
  colors.flatMap(({ colorId, colorName }) =>
    sizes.flatMap(({ sizeId, sizeName }) => {
      const cell = colorSizes.find((each) => each.colorId === colorId && each.sizeId === sizeId);
      if (cell === undefined) return [];
      const planNum = yields.reduce(
        (sum, { cells }) => sum + (cells.get(planKey(colorId, sizeId)) ?? 0),
        0,
      );
      const { num: orderNum, limitNum: maxNum } = cell;
      return [{ colorId, colorName, sizeId, sizeName, orderNum, planNum, maxNum }];
    }),
  );

/** The plan as it is saved; markers without a ratio and lays without plies are left to the service to refuse. */
export const planBody = (orderId: string, draft: PlanDraft): SaveCutPlanBody => ({
  ...(draft.id === null ? {} : { id: draft.id, version: draft.version }),
  orderId,
  ...{ fabricPart: draft.fabricPart, materialId: draft.materialId },
  maxPlies: Number(figure(draft.maxPlies)),
  markers: draft.markers.map(({ markerName, markerLen, widthCm, effPct, drawn, ratios }) => ({
    markerName: markerName.trim(),
    markerLen: trimmed(markerLen) ?? '',
    widthCm: trimmed(widthCm) ?? '',
    effPct: trimmed(orNull(effPct)),
    ...drawn,
    sizes: used(ratios).map(([sizeId, ratio]) => ({ sizeId, ratio: trimmed(ratio) ?? '0' })),
  })),
  lays: laysOf(draft).map(({ markerName, ...lay }) => ({
    ...lay,
    markerName: draft.markers.find(({ id }) => id === markerName)?.markerName.trim() ?? '',
  })),
});
