import type { DataOf } from '../../generated/operations.ts';
import type { Language } from '../../operations.ts';
import type { StoredBar } from './line-bars.sql.ts';
import type { PlannedBar } from './plan-line.ts';
import type { LineDraft } from './replan.ts';

type Simulated = DataOf<'simulateSchedule'>;
type Bar = Simulated['bars'][number];

/** What a change made, or would make, of some lines. */
export function barsAnswer(
  drafts: readonly LineDraft[],
  language: Language,
  texts: readonly string[] = [],
): Simulated {
  return {
    bars: drafts.flatMap(({ bars }) => bars.map((planned) => plannedBar(planned, language))),
    loads: drafts.flatMap(({ loads }) => loads.map((day) => ({ ...day, afterPct: null }))),
    texts: [...texts],
  };
}

function plannedBar(
  { bar, chained, conflicts, forecastDate }: PlannedBar,
  language: Language,
): Bar {
  return {
    ...storedBar(bar, language),
    sort: chained.sort,
    startDate: chained.startDate,
    endDate: chained.endDate,
    forecastDate,
    changeoverMin: chained.changeoverMin,
    conflictFlag: conflicts.flag,
    conflictText: conflicts.texts.map(({ zh, en }) => (language === 'en' ? en : zh)),
  };
}

export function storedBar(bar: StoredBar, language: Language): Bar {
  return {
    id: bar.id,
    scheduleNo: bar.scheduleNo,
    orderId: bar.orderId,
    orderNo: bar.orderNo,
    styleNo: bar.styleNo,
    imageUrl: bar.imageUrl,
    lineDeptId: bar.lineDeptId,
    sort: bar.sort,
    num: bar.num,
    doneNum: bar.doneNum,
    startDate: bar.startDate,
    endDate: bar.endDate,
    forecastDate: bar.forecastDate,
    changeoverMin: bar.changeoverMin,
    status: bar.status,
    isFixed: bar.isFixed,
    isManual: bar.isManual,
    conflictFlag: bar.conflictFlag,
    conflictText: [
      ...((language === 'en' ? bar.conflictText.en : bar.conflictText.zh) ?? []),
      ...(bar.recalcDue === 1
        ? [
            language === 'en'
              ? 'Calendar or people changed: compute again'
              : '日历或人力已变，待重算',
          ]
        : []),
    ],
    headcount: bar.headcount,
    efficiencySetId: bar.efficiencySetId,
    sam: bar.sam,
    customerName: bar.customerName,
    priority: bar.priority,
    deliveryDate: bar.deliveryDate,
    stageEndDate: bar.latestSewing,
    cutReadyDate: bar.cutReadyDate,
    version: bar.version,
  };
}
