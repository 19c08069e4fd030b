import type { Patrol } from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';
import type { NewDocument } from '../queue/scan-queue.ts';
import { badsOf, type CheckDraft, countsOf, type KeptItem, lightOf, numOf } from './check-draft.ts';
import type { Remedy, StationDraft } from './walk.ts';

/** Whose document it is, and when it was completed. */
export interface Signed {
  readonly companyId: string;
  readonly companyName: string;
  readonly userId: string;
  /** Milliseconds since 1970 on the company's clock. */
  readonly at: number;
}

type Seat = Patrol['lines'][number];

const titleOf = ({ processName, employeeName }: Seat): string => `${processName} ${employeeName}`;

const longestReason = 200;

/** What was found at a station, as a reason. */
function foundText(seat: Seat, { faults }: StationDraft, items: readonly KeptItem[]): string {
  const found = items.flatMap(({ id, name }) => (faults[id] ? [`${name}×${faults[id]}`] : []));
  return t('巡检红灯 {station}：{faults}', {
    station: titleOf(seat),
    faults: found.join(t('、')),
  }).slice(0, longestReason);
}

/** A station of a round for the queue. */
export function stationDocument(
  signed: Signed,
  { lineDeptId, lineDeptName, workDate, round }: Patrol,
  seat: Seat,
  draft: StationDraft,
  items: readonly KeptItem[],
): NewDocument {
  const { requestId, sampleNum, faults } = draft;
  const { orderProcessId, employeeId } = seat;
  const bads = Object.entries(faults).map(([badItemId, num]) => ({ badItemId, num }));
  const title = t('{line}第{round}轮', { line: lineDeptName, round });
  return {
    ...signed,
    requestId,
    call: 'savePatrolStation',
    words: { title: `${title} ${titleOf(seat)}` },
    draft: lightOf(faults, items),
    body: {
      ...{ requestId, lineDeptId, workDate, round },
      station: { orderProcessId, employeeId, sampleNum, defectNum: numOf(faults), bads },
    },
  };
}

/** What is done about a red station, for the queue. */
export function remedyDocument(
  signed: Signed,
  { lineDeptId }: Patrol,
  seat: Seat,
  { draft, remedy }: { readonly draft: StationDraft; readonly remedy: Remedy },
  items: readonly KeptItem[],
): NewDocument {
  const { requestId, name } = remedy;
  const reason = foundText(seat, draft, items);
  if (remedy.kind === 'bundle')
    return {
      ...signed,
      requestId,
      call: 'holdBundle',
      words: { title: t('冻结返修 {bundle}', { bundle: name }) },
      body: { requestId, id: remedy.id, barcode: remedy.barcode, holdReason: reason },
    };
  return {
    ...signed,
    requestId,
    call: 'createProblemLog',
    words: { title: t('停线 {problem}', { problem: name }) },
    body: {
      ...{ requestId, lineDeptId, problemSetId: remedy.problemSetId },
      ...{ stationNo: seat.stationNo, remark: reason },
    },
  };
}

/** A check with its faults for the queue: counted and submitted in one. */
export function checkDocument(signed: Signed, draft: CheckDraft): NewDocument {
  const { requestId, checkType, orderId, bundleId, lineDeptId, images, title } = draft;
  return {
    ...signed,
    requestId,
    call: 'createCheckRecord',
    words: { title },
    draft,
    body: {
      ...{ requestId, checkType, orderId, bundleId, lineDeptId },
      ...countsOf(draft),
      ...{ images: [...images], bads: badsOf(draft), submit: true },
    },
  };
}

/** What became of a red station, for the queue. */
export const recheckDocument = (
  signed: Signed,
  { lineDeptId, lineDeptName, workDate, round }: Patrol,
  seat: Seat & { readonly id: string },
  { requestId, recheck }: { readonly requestId: string; readonly recheck: 2 | 3 },
): NewDocument => ({
  ...signed,
  requestId,
  call: 'recheckPatrolStation',
  words: { title: `${t('{line}第{round}轮', { line: lineDeptName, round })} ${titleOf(seat)}` },
  body: { requestId, lineDeptId, workDate, round, stationId: seat.id, recheck },
});
