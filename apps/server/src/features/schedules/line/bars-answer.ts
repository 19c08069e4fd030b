import type { Bilingual } from '@garment-mes/domain/refusals';
import type { DataOf } from '../../../generated/operations.ts';
import type { Language } from '../../../operations.ts';
import type { StoredBar } from './line-bars.sql.ts';
import { answeredLoad, givenUpDays, lostDays, type PlannedBar } from './plan-line.ts';
import type { LineDraft } from './replan.ts';

type Simulated = DataOf<'simulateSchedule'>;
type Bar = Simulated['bars'][number];

/**
 * What a change made, or would make, of some lines.
 *
 * @param steps every line as it was worked out on the way, where one change is several steps
 */
export function barsAnswer(
  drafts: readonly LineDraft[],
  language: Language,
  texts: readonly string[] = [],
  steps: readonly LineDraft[] = drafts,
): Simulated {
  return {
    bars: drafts.flatMap(({ bars }) => bars.map((planned) => plannedBar(planned, language))),
    loads: drafts.flatMap(({ loads }) => loads.map(answeredLoad)),
    texts: [...texts, ...steps.flatMap(({ bars }) => bars.flatMap(givenUp)).map(say(language))],
    givenUp: steps.flatMap(({ bars }) =>
      bars.flatMap((planned) =>
        givenUpDays(planned).map(({ workDate, headcount, planNum }) => ({
          scheduleId: planned.bar.id,
          workDate,
          planNum: planNum ?? null,
          headcount,
        })),
      ),
    ),
    pushed: pushedBars(drafts, steps),
  };
}

/** Bars that begin elsewhere than before the first of the steps, as the last of them left them. */
function pushedBars(
  drafts: readonly LineDraft[],
  steps: readonly LineDraft[],
): Simulated['pushed'] {
  const before = new Map<string, string>();
  for (const { bar } of steps.flatMap(({ bars }) => bars))
    if (!before.has(bar.id)) before.set(bar.id, bar.startDate);
  return drafts.flatMap(({ bars }) =>
    bars.flatMap(({ bar: { id, version }, chained }) => {
      const startDate = before.get(id);
      return startDate === undefined || startDate === chained.startDate
        ? []
        : [{ scheduleId: id, version, startDate }];
    }),
  );
}

/** A sentence in the language of the call. */
export const say =
  (language: Language) =>
  ({ zh, en }: Bilingual): string =>
    language === 'en' ? en : zh;

/** Days set by hand that fall outside a bar where it is to be: their numbers go back to the plan. */
function givenUp(planned: PlannedBar): Bilingual[] {
  const { scheduleNo } = planned.bar;
  const dates = lostDays(planned);
  if (dates.length === 0) return [];
  return [
    {
      zh: `${scheduleNo} 手工日计划 ${dates.join('、')} 不在工期内，恢复自动`,
      en: `${scheduleNo}: days set by hand lie outside of it and are planned anew (${dates.join(', ')})`,
    },
  ];
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
    conflictText: conflicts.texts.map(say(language)),
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
