import { addDays } from '@garment-mes/domain/time';
import { listWagePeriods, type WagePeriodRow } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { monthAfter } from '#screens/report/months.ts';

/** More months than any factory pays. */
const ALL = 500;

/** The wage periods, the newest first. */
export const usePeriods = () =>
  useOperation(listWagePeriods, { query: { pageNum: 1, pageSize: ALL } }, { live: 'wage' });

/** The period of a number, or the one the service answers where none is named: the newest that has begun. */
export function useShownPeriod(periodNo: string | undefined): WagePeriodRow | undefined {
  const { today } = useWorkbench();
  const { data } = usePeriods();
  return periodNo
    ? data?.list.find((period) => period.periodNo === periodNo)
    : data?.list.find(({ fromDate }) => fromDate <= today());
}

/** What a new period begins with: the month after the last one, from the first of this month when there is none. */
export function nextPeriod(periods: readonly Pick<WagePeriodRow, 'toDate'>[], today: string) {
  const [last] = periods
    .map(({ toDate }) => toDate)
    .toSorted((one, other) => (one < other ? 1 : -1));
  const fromDate = last === undefined ? `${today.slice(0, 7)}-01` : addDays(last, 1);
  const month = fromDate.slice(0, 7);
  const sameDay = `${monthAfter(month, 1)}-${fromDate.slice(8)}`;
  const monthEnd = addDays(`${monthAfter(month, 2)}-01`, -1);
  const toDate = addDays(sameDay < monthEnd ? sameDay : monthEnd, -1);
  return { periodNo: month, fromDate, toDate };
}
