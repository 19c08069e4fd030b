import dayjs from 'dayjs';
import type { UiLabels } from '../labels.ts';

/** From one day to another, `YYYY-MM-DD`; `''` is open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The stretches of days that lists are asked for, counted from today; weeks start on Monday. */
export function rangePresets(
  today: string,
  labels: UiLabels,
): readonly { readonly label: string; readonly range: DateRange }[] {
  const day = dayjs(today);
  const write = (date: dayjs.Dayjs) => date.format('YYYY-MM-DD');
  const monday = day.subtract((day.day() + 6) % 7, 'day');
  const first = day.startOf('month');
  const span = (from: dayjs.Dayjs, to: dayjs.Dayjs): DateRange => ({
    from: write(from),
    to: write(to),
  });
  return [
    { label: labels.today, range: span(day, day) },
    {
      label: labels.yesterday,
      range: span(day.subtract(1, 'day'), day.subtract(1, 'day')),
    },
    { label: labels.lastSevenDays, range: span(day.subtract(6, 'day'), day) },
    { label: labels.thisWeek, range: span(monday, monday.add(6, 'day')) },
    {
      label: labels.lastWeek,
      range: span(monday.subtract(7, 'day'), monday.subtract(1, 'day')),
    },
    { label: labels.thisMonth, range: span(first, first.endOf('month')) },
    {
      label: labels.lastMonth,
      range: span(first.subtract(1, 'month'), first.subtract(1, 'day')),
    },
  ];
}
