import {
  defectiveNum,
  dhu,
  firstPassYieldPct,
  type PatrolLight,
  patrolLight,
} from '@garment-mes/domain/quality';
import type { BundleRow, CheckRecordRow, DefectItemRow, Disposition } from '@garment-mes/sdk/mes2';
import { checkIssues } from '#garment/check-issues.ts';
import type { TileItem } from '#garment/defect-tiles.tsx';

/** A bad item as this device keeps it. */
export type KeptItem = TileItem & Pick<DefectItemRow, 'defaultDisposition'>;

const KEPT_OF_BUNDLE = [
  ...(['id', 'barcode', 'bundleLabel', 'colorName', 'sizeName', 'num', 'status'] as const),
  ...(['holdReason', 'orderId', 'orderNo', 'lineDeptId', 'lineDeptName'] as const),
];

/** A bundle as this device keeps it. */
export type KeptBundle = Pick<BundleRow, (typeof KEPT_OF_BUNDLE)[number]>;

export const keptBundle = (bundle: BundleRow): KeptBundle =>
  Object.fromEntries(KEPT_OF_BUNDLE.map((name) => [name, bundle[name]])) as unknown as KeptBundle;

export const keptItem = (item: DefectItemRow): KeptItem => {
  const { id, name, nameEn, severity, imageUrl, defaultDisposition } = item;
  return { id, name, nameEn, severity, imageUrl, defaultDisposition };
};

/** Faults by the id of their bad item. */
export type FaultCounts = Readonly<Record<string, number>>;

export const numOf = (faults: FaultCounts): number =>
  Object.values(faults).reduce((sum, num) => sum + num, 0);

/** One more of an item, or one less. */
export function counted(faults: FaultCounts, id: string, by: 1 | -1): FaultCounts {
  const { [id]: num = 0, ...others } = faults;
  const next = num + by;
  return next > 0 ? { ...others, [id]: next } : others;
}

const CRITICAL = 1;

const criticalOf = (faults: FaultCounts, items: readonly KeptItem[]): number =>
  items.reduce((sum, { id, severity }) => sum + (severity === CRITICAL ? (faults[id] ?? 0) : 0), 0);

/** The light of a station. @see docs/formulas.md#patrol */
export const lightOf = (faults: FaultCounts, items: readonly KeptItem[]): PatrolLight =>
  patrolLight(numOf(faults), criticalOf(faults, items) > 0);

const OUTCOMES = { 1: 'reworkNum', 2: 'secondNum', 3: 'scrapNum', 4: 'passNum' } as const;

/** A check while it is counted. */
export interface CheckDraft {
  readonly requestId: string;
  readonly checkType: CheckRecordRow['checkType'];
  /** What is checked, in words. */
  readonly title: string;
  readonly orderId: string;
  readonly bundleId: string | null;
  readonly lineDeptId: string | null;
  /** The record whose rework is looked at again. */
  readonly parentId?: string | undefined;
  /** Garments it may have at most. */
  readonly most: number;
  readonly checkNum: number;
  /** Left out: those that nothing was said of. */
  readonly passNum?: number | undefined;
  readonly reworkNum: number;
  readonly secondNum: number;
  readonly scrapNum: number;
  readonly faults: FaultCounts;
  readonly images: readonly string[];
  readonly items: readonly KeptItem[];
}

/** The figures of a check that a person types. */
export const FIGURES = ['checkNum', 'passNum', 'reworkNum', 'secondNum', 'scrapNum'] as const;
export type Figure = (typeof FIGURES)[number];

/** The figures of a check, as they are sent. */
export function countsOf(draft: CheckDraft): Readonly<Record<Figure, number>> {
  const { checkNum, reworkNum, secondNum, scrapNum } = draft;
  const rest = Math.max(0, checkNum - reworkNum - secondNum - scrapNum);
  return { checkNum, passNum: draft.passNum ?? rest, reworkNum, secondNum, scrapNum };
}

/** What keeps it from being submitted. */
export const issuesOf = (draft: CheckDraft) =>
  checkIssues({
    counts: countsOf(draft),
    faults: Object.values(draft.faults).map((num) => ({ num, pieceNo: null })),
    criticalNum: criticalOf(draft.faults, draft.items),
    pictures: draft.images.length,
  });

/** DHU and first pass yield; garments that came back have neither. @see docs/formulas.md#defect-rates */
export function ratesOf(draft: CheckDraft) {
  if (draft.parentId !== undefined) return undefined;
  const counts = countsOf(draft);
  const defectNum = numOf(draft.faults);
  return {
    dhu: dhu(defectNum, counts.checkNum),
    fpyPct: firstPassYieldPct(counts.checkNum, defectiveNum({ ...counts, defectNum })),
  };
}

/** Its faults, each with what becomes of its garments: what the item asks for, where garments went there. */
export function badsOf(draft: CheckDraft) {
  const counts = countsOf(draft);
  const gone = ([1, 2, 3] as const).filter((each) => counts[OUTCOMES[each]] > 0);
  const dispositionOf = (asked: Disposition): Disposition =>
    counts[OUTCOMES[asked]] > 0 ? asked : (gone[0] ?? 4);
  return draft.items.flatMap(({ id, defaultDisposition }) => {
    const num = draft.faults[id] ?? 0;
    return num === 0
      ? []
      : [{ badItemId: id, num, pieceNo: null, disposition: dispositionOf(defaultDisposition) }];
  });
}

/** A check of a bundle, everything of it good so far. */
export function bundleDraft(
  { bundleLabel, colorName, sizeName, orderNo, orderId, id, lineDeptId }: KeptBundle,
  of: Pick<CheckDraft, 'requestId' | 'checkType' | 'most' | 'items' | 'lineDeptId'>,
): CheckDraft {
  return {
    ...{ ...of, ...NOTHING_FOUND, orderId, bundleId: id, checkNum: of.most },
    title: [bundleLabel, colorName, sizeName, orderNo].join(' '),
    lineDeptId: lineDeptId ?? of.lineDeptId,
  };
}

/** The next round over what was mended of a record. */
export function reworkDraft(
  requestId: string,
  record: CheckRecordRow,
  items: readonly KeptItem[],
): CheckDraft {
  const { id, checkNo, checkType, bundleNo, bundleId, orderNo, orderId, lineDeptId } = record;
  const most = record.openReworkNum;
  return {
    ...{ ...NOTHING_FOUND, requestId, checkType, orderId, bundleId, lineDeptId, items },
    ...{ title: [checkNo, bundleNo, orderNo].filter(Boolean).join(' '), parentId: id },
    ...{ most, checkNum: most },
  };
}

const NOTHING_FOUND = { reworkNum: 0, secondNum: 0, scrapNum: 0, faults: {}, images: [] };
