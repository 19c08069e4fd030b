import { lastOfMonth } from '@garment-mes/domain/time';
import {
  type CalendarDay,
  type CalendarRow,
  listCalendarDays,
  listCalendars,
  listManpowerPlans,
  listShifts,
  type ShiftRow,
} from '@garment-mes/sdk/mes2';
import { useMemo } from 'react';
import { useOperation } from '#app/api.tsx';

const ALL = { pageNum: 1, pageSize: 200 };
const NO_DAYS: readonly CalendarDay[] = [];
const NO_CALENDARS: readonly CalendarRow[] = [];
const NO_SHIFTS: readonly ShiftRow[] = [];

const byDate = (days: readonly CalendarDay[]) => new Map(days.map((day) => [day.date, day]));

/** All calendars and shifts. */
export function useCalendars() {
  const { data, error, refetch } = useOperation(
    listCalendars,
    { query: ALL },
    { live: 'calendar' },
  );
  const { data: shifts } = useOperation(listShifts, { query: ALL });
  return {
    calendars: data?.list ?? NO_CALENDARS,
    ready: data !== undefined,
    error,
    refetch,
    shifts: shifts?.list ?? NO_SHIFTS,
  };
}

/** The days of a calendar's year. */
export function useYear(calendar: CalendarRow | undefined) {
  const year = calendar?.year ?? 0;
  const { data = NO_DAYS, isFetching } = useOperation(
    listCalendarDays,
    { query: { calendarId: calendar?.id ?? '', from: `${year}-01-01`, to: `${year}-12-31` } },
    { enabled: calendar !== undefined, live: 'calendar' },
  );
  return { days: data, byDate: useMemo(() => byDate(data), [data]), isFetching };
}

/** People that can be counted on by day of a month; empty without the right to see them. */
export function usePeople(month: string, enabled: boolean): ReadonlyMap<string, number> {
  const query = { ...ALL, from: month, to: lastOfMonth(month) };
  const { data } = useOperation(listManpowerPlans, { query }, { enabled });
  return useMemo(() => {
    const heads = new Map<string, number>();
    for (const { days } of data?.list ?? [])
      for (const { workDate, availHeadcount } of days)
        heads.set(workDate, (heads.get(workDate) ?? 0) + availHeadcount);
    return heads;
  }, [data]);
}
