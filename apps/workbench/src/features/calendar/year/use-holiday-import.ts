import { type CalendarRow, saveCalendarDays } from '@garment-mes/sdk/mes2';
import { importSheet, toast } from '@garment-mes/ui';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { sheetFaultText } from '#screens/fields/sheet-fault-text.ts';
import { MOST_DAYS, readHolidays } from './holiday-sheet.ts';

/** Takes the holidays of a sheet into a calendar. */
export function useHolidayImport(calendar: CalendarRow | undefined) {
  const save = useAction(saveCalendarDays, { inline: true });
  const [reads, setReads] = useState(false);

  return {
    reads,
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
