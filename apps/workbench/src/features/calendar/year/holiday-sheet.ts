import { DayTypeLabels } from '@garment-mes/sdk/labels';
import type { CalendarDayInput, DayType } from '@garment-mes/sdk/mes2';
import type { SheetTexts } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';

/** Days of a year, at most one row each. */
export const MOST_DAYS = 366;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Contents of a sheet of holidays, or what is wrong with it. */
type HolidaySheet = { readonly days: readonly CalendarDayInput[] } | { readonly fault: string };

/** Reads date, kind and name of each day; every date has to be one of the year. */
export function readHolidays({ heads, lines }: SheetTexts, year: number): HolidaySheet {
  const [date, type, name] = [t('日期'), t('类型'), t('名称')].map((head) => heads.indexOf(head));
  if (date === undefined || type === undefined || name === undefined || date < 0 || type < 0)
    return { fault: t('第一行须有列：日期、类型、名称') };
  const days: CalendarDayInput[] = [];
  for (const { row, cells } of lines) {
    const day = cells[date]?.trim().slice(0, 10).replaceAll('/', '-') ?? '';
    const dayType = kindOf(cells[type]?.trim() ?? '');
    if (!DATE.test(day) || !day.startsWith(`${year}-`))
      return { fault: t('第{row}行：日期须在 {year} 年', { row, year }) };
    if (dayType === undefined)
      return { fault: t('第{row}行：类型须是工作日、休息日、法定假日或调休上班', { row }) };
    days.push({ date: day, dayType, name: cells[name]?.trim() || null });
  }
  return { days };
}

function kindOf(word: string): DayType | undefined {
  const found = Object.entries(DayTypeLabels).find(([, { zh, en }]) => word === zh || word === en);
  return found === undefined ? undefined : (Number(found[0]) as DayType);
}
