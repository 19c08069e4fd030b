import { type CalendarRow, type ShiftRow, saveCalendar } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Stands for no shift. */
export const REST = 'rest';

interface CalendarFormOf {
  /** The calendar that is changed; a new one when left out. */
  readonly calendar: CalendarRow | undefined;
  /** Those a new one may take name, factory and week from. */
  readonly calendars: readonly CalendarRow[];
  readonly year: number;
  readonly shifts: readonly ShiftRow[];
  readonly onSaved: (id: string) => void;
}

/** Name, year, factory and week of a calendar as they are typed, and how they are saved. */
export function useCalendarForm(of: CalendarFormOf) {
  const { calendar, calendars, year: given, shifts, onSaved } = of;
  const t = useText();
  const usual = shifts.find(({ isDefault }) => isDefault === 1)?.id ?? REST;
  const [name, setName] = useState(calendar?.name ?? '');
  const [year, setYear] = useState(String(calendar?.year ?? given));
  const [factoryId, setFactoryId] = useState(calendar?.factoryId ?? '');
  const [week, setWeek] = useState<readonly string[]>(
    calendar === undefined
      ? WEEKDAYS.map((weekday) => (weekday === 7 ? REST : usual))
      : weekOf(calendar),
  );
  const [model, setModel] = useState('');
  const [tried, setTried] = useState(false);
  const typed = [name, year, factoryId, ...week].join('/');
  const [offered] = useState(typed);
  const { run, pending, error } = useAction(saveCalendar, { inline: true, ok: t('保存成功') });
  const wrongName = name.trim() === '' ? t('请输入名称') : undefined;
  const wrongWeek = week.every((shift) => shift === REST) ? t('至少一个工作日') : undefined;

  /** The next year of a calendar: everything but the days that were set in it. */
  function follow(id: string) {
    setModel(id);
    const from = calendars.find((each) => each.id === id);
    if (from === undefined) return;
    const years = calendars.flatMap((each) => (each.name === from.name ? [each.year] : []));
    setName(from.name);
    setYear(String(Math.max(...years) + 1));
    setFactoryId(from.factoryId ?? '');
    setWeek(weekOf(from));
  }

  async function save() {
    setTried(true);
    if (wrongName !== undefined || wrongWeek !== undefined) return;
    try {
      const saved = await run({
        body: {
          ...(calendar === undefined ? {} : { id: calendar.id, version: calendar.version }),
          name: name.trim(),
          year: Number(year),
          factoryId: factoryId === '' ? null : factoryId,
          weekPattern: WEEKDAYS.map((weekday, at) => ({
            weekday,
            shiftId: week[at] === REST ? null : (week[at] ?? null),
          })),
        },
      });
      onSaved(saved.id);
    } catch {
      // The drawer shows the refusal.
    }
  }

  return {
    ...{ name, setName, year, setYear, factoryId, setFactoryId, week, setWeek },
    /** The calendar it follows; empty for none. */
    model,
    follow,
    isDirty: typed !== offered,
    /** Somebody wanted to save it. */
    tried,
    ...{ wrongName, wrongWeek, pending, error, save },
  };
}

/** Shift of each weekday from Monday on. */
const weekOf = ({ weekPattern }: CalendarRow): readonly string[] =>
  WEEKDAYS.map((weekday) => weekPattern.find((day) => day.weekday === weekday)?.shiftId ?? REST);
