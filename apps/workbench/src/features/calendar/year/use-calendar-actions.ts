import { eachDay, weekday } from '@garment-mes/domain';
import { type CalendarRow, saveCalendarDays } from '@garment-mes/sdk/mes2';
import { importSheet, toast, type useConfirm } from '@garment-mes/ui';
import { useState } from 'react';
import { useAction } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import { sheetFaultText } from '#kit/sheet-fault-text.ts';
import { MOST_DAYS, readHolidays } from './holiday-sheet.ts';
import type { DaySpan } from './months.ts';

/** What can be done with a whole calendar. */
export function useCalendarActions(
  calendar: CalendarRow | undefined,
  ask: ReturnType<typeof useConfirm>['ask'],
) {
  const t = useText();
  const save = useAction(saveCalendarDays, { inline: true });
  const [reads, setReads] = useState(false);

  return {
    reads,
    restore(span: DaySpan) {
      if (calendar === undefined) return;
      const { id, version, weekPattern } = calendar;
      const shiftOf = (date: string) =>
        weekPattern.find((day) => day.weekday === weekday(date))?.shiftId ?? null;
      const days = eachDay(span.from, span.to).map((date) => {
        const shift = shiftOf(date);
        return shift === null
          ? ({ date, dayType: 2, shiftIds: [] } as const)
          : ({ date, dayType: 1, shiftIds: [shift] } as {
              date: string;
              dayType: 1;
              shiftIds: string[];
            });
      });
      ask({
        title: t('把 {from} 至 {to} 恢复为周模式？', { ...span }),
        confirmLabel: t('恢复默认'),
        onConfirm: () =>
          save.run({
            body: {
              calendarId: id,
              version,
              days: days.map((day) => ({ ...day, shiftIds: [...day.shiftIds] })),
            },
          }),
      });
    },
    async importHolidays(file: File) {
      if (calendar === undefined) return;
      setReads(true);
      try {
        const sheet = readHolidays(await importSheet({ file, mostRows: MOST_DAYS }), calendar.year);
        if ('fault' in sheet) toast.error(sheet.fault);
        else {
          const { id, version } = calendar;
          await save.run({ body: { calendarId: id, version, days: [...sheet.days] } });
        }
      } catch (error) {
        toast.error(sheetFaultText(error, MOST_DAYS));
      } finally {
        setReads(false);
      }
    },
  };
}
