import type { CalendarDay, CalendarRow, ShiftRow } from '@garment-mes/sdk/mes2';
import { Button } from '@garment-mes/ui';
import { Printer } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { printedText } from '#screens/print/paper.tsx';
import { printPages } from '#screens/print/print-pages.tsx';
import { YEAR_PRINT, YearPaper } from './year-paper.tsx';

interface PrintYearProps {
  readonly calendar: CalendarRow | undefined;
  readonly year: number;
  readonly days: readonly CalendarDay[];
  readonly shifts: readonly ShiftRow[];
}

/** Prints a year of a calendar for the wall. */
export function PrintYear({ calendar, year, days, shifts }: PrintYearProps) {
  const t = useText();
  const workbench = useWorkbench();
  const { companyName } = workbench;

  function print() {
    if (calendar === undefined) return;
    const title = `${companyName} ${calendar.name} ${year}`;
    const note = printedText(workbench);
    return printPages(
      title,
      YEAR_PRINT,
      <YearPaper {...{ title, note, year, shifts }} days={days} />,
    );
  }

  return (
    <Button
      icon={<Printer aria-hidden />}
      disabled={days.length === 0}
      onClick={() => void print()}
    >
      {t('打印')}
    </Button>
  );
}
