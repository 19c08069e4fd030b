import { formatShare } from '@garment-mes/domain/formats';
import { CuttingScheduleStatus } from '@garment-mes/domain/states';
import type { CuttingGantt, CuttingScheduleRow } from '@garment-mes/sdk/mes2';
import type { Tone } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import type { ChartBar, ChartLane } from '../chart/chart-model.ts';
import { momentOf } from '../chart/time-scale.ts';

const TONES: Readonly<Record<number, Tone>> = { 0: 'neutral', 1: 'info', 2: 'accent', 3: 'ok' };
const STATES: Readonly<Record<number, ChartBar['state']>> = { 2: 'running', 3: 'ended' };

/** Rows of a table that have their time; the others wait in the pool. */
const isTimed = ({ startDate, endDate, status }: CuttingScheduleRow): boolean =>
  startDate !== null && endDate !== null && status !== CuttingScheduleStatus.cancelled;

export const untimed = ({ lanes }: CuttingGantt): readonly CuttingScheduleRow[] =>
  lanes.flatMap(({ queue }) =>
    queue.filter((row) => !isTimed(row) && row.status === CuttingScheduleStatus.planned),
  );

/** The cutting tables as lanes; bars of a table never push each other. */
export function cuttingLanes({ lanes }: CuttingGantt, mayMove: boolean): readonly ChartLane[] {
  return lanes.map(({ tableId, tableName, queue, loadPct, restDays, extraDays }) => ({
    id: tableId,
    name: tableName,
    note: loadPct === null ? '' : t('负荷 {pct}%', { pct: formatShare(loadPct) }),
    isForeign: false,
    restDays,
    extraDays,
    loads: new Map(),
    today: undefined,
    bars: queue
      .filter(isTimed)
      .map((row) => cuttingBar(row, mayMove))
      .toSorted((a, b) => a.start - b.start),
  }));
}

/** Fabric that is on the table already can no longer be missing. */
const isOpen = ({ status }: CuttingScheduleRow): boolean =>
  status === CuttingScheduleStatus.planned || status === CuttingScheduleStatus.submitted;

/** What is short is said in metres; what is there is said without a figure. */
const isShort = (text: string): boolean => /\d/.test(text);

function cuttingBar(row: CuttingScheduleRow, mayMove: boolean): ChartBar {
  const { id, startDate, endDate, status, planNum, cutNum, orderNo, layNos } = row;
  return {
    id,
    start: momentOf(startDate ?? row.planDate),
    end: momentOf(endDate ?? row.planDate),
    changeoverMs: 0,
    forecast: undefined,
    done: planNum === 0 ? 0 : Math.min(1, cutNum / planNum),
    title: orderNo,
    note: [
      layNos.length > 0 ? `#${layNos.join(' ')}` : '',
      t('{num}件', { num: planNum }),
      ...row.fabricText,
      ...row.moldText,
    ]
      .filter(Boolean)
      .join(' · '),
    more: '',
    tone: TONES[status] ?? 'neutral',
    state: STATES[status] ?? 'planned',
    isFixed: false,
    conflicts: isOpen(row) ? row.fabricText.filter(isShort) : [],
    isMovable: mayMove && status === CuttingScheduleStatus.planned,
    isProposal: false,
  };
}
