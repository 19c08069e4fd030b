import { type CalendarRow, saveCalendarDays } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { sheetFaultText } from '#screens/fields/sheet-fault-text.ts';
import { useSheetReader } from '#screens/sheet/use-sheet-reader.tsx';
import { MOST_DAYS, readHolidays } from './holiday-sheet.ts';

/** Takes the holidays of a sheet into a calendar. */
export function useHolidayImport(calendar: CalendarRow | undefined) {
  const save = useAction(saveCalendarDays, { inline: true });
  const { read, question } = useSheetReader(MOST_DAYS, true);
  const [reads, setReads] = useState(false);

  return {
    reads,
    question,
    async importHolidays(file: File) {
      if (calendar === undefined) return;
      setReads(true);
      try {
        const texts = await read(file);
        if (texts === undefined) return;
        const sheet = readHolidays(texts, calendar.year);
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
