import type { CalendarRow, ShiftRow } from '@garment-mes/sdk/mes2';
import { CalendarDrawer } from './calendar-drawer.tsx';
import { DayDrawer } from './day-drawer.tsx';
import { HolidayDrawer } from './holiday-drawer.tsx';
import type { DaySpan } from './months.ts';
import { RestoreDrawer } from './restore-drawer.tsx';
import type { useYear } from './use-calendar.ts';

export type Drawn = 'days' | 'restore' | 'holidays' | 'new' | 'edit';

interface CalendarDrawersProps {
  /** Which of them is open. */
  readonly drawn: Drawn | undefined;
  readonly calendar: CalendarRow | undefined;
  readonly calendars: readonly CalendarRow[];
  readonly span: DaySpan | undefined;
  readonly shifts: readonly ShiftRow[];
  /** The days of the calendar as they are. */
  readonly year: ReturnType<typeof useYear>;
  readonly thisYear: number;
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

/** The drawer in which days or the calendar itself are changed. */
export function CalendarDrawers(props: CalendarDrawersProps) {
  const { drawn, calendar, calendars, span, shifts, year, thisYear, onClose, onSaved } = props;
  return (
    <>
      {drawn === 'days' && span && calendar && (
        <DayDrawer
          calendar={calendar}
          span={span}
          first={year.byDate.get(span.from)}
          shifts={shifts}
          onClose={onClose}
        />
      )}
      {drawn === 'restore' && span && calendar && (
        <RestoreDrawer calendar={calendar} span={span} onClose={onClose} />
      )}
      {drawn === 'holidays' && calendar && (
        <HolidayDrawer calendar={calendar} days={year.days} onClose={onClose} />
      )}
      {(drawn === 'new' || drawn === 'edit') && (
        <CalendarDrawer
          calendar={drawn === 'edit' ? calendar : undefined}
          calendars={calendars}
          year={thisYear}
          shifts={shifts}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </>
  );
}
