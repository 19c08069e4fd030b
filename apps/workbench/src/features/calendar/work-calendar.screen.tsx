import { saveCalendar } from '@garment-mes/sdk/mes2';
import { Button, EmptyState, ErrorState, RadioGroup, Skeleton } from '@garment-mes/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from './year/calendar.module.css';
import { CalendarActions } from './year/calendar-actions.tsx';
import { CalendarChoice } from './year/calendar-choice.tsx';
import { CalendarDrawers, type Drawn } from './year/calendar-drawers.tsx';
import { MonthGrid } from './year/month-grid.tsx';
import { monthsOf } from './year/months.ts';
import { PrintYear } from './year/print-year.tsx';
import { useCalendars, usePeople, useYear } from './year/use-calendar.ts';
import { useSpan } from './year/use-span.ts';
import { YearFoot } from './year/year-foot.tsx';

/** Which days a factory works, with which shift and overtime. */
export default function WorkCalendar() {
  const t = useText();
  const { can, today: runningDay } = useWorkbench();
  const today = runningDay();
  const thisYear = Number(today.slice(0, 4));
  const { calendars, ready, error, refetch, shifts } = useCalendars();
  const [chosen, setChosen] = useTabState('calendar', '');
  const [compared, setCompared] = useTabState('compared', '');
  const [view, setView] = useTabState<'year' | 'month'>('view', 'year');
  const [monthAt, setMonthAt] = useTabState('month', Number(today.slice(5, 7)) - 1);
  const [drawn, setDrawn] = useState<Drawn | undefined>();
  const calendar =
    calendars.find(({ id }) => id === chosen) ??
    calendars.find(({ year }) => year === thisYear) ??
    calendars[0];
  const year = calendar?.year ?? thisYear;
  const mine = useYear(calendar);
  const others = useYear(calendars.find(({ id }) => id === compared));
  const months = monthsOf(year);
  const month = months[monthAt] ?? `${year}-01-01`;
  const people = usePeople(month, view === 'month' && calendar !== undefined);
  const mayChange = can(saveCalendar.permissionKey);
  const { span, at, clear, handlers } = useSpan(year, {
    onOpen: () => mayChange && setDrawn('days'),
    onStep: (date) => setMonthAt(Number(date.slice(5, 7)) - 1),
  });

  if (error && calendars.length === 0)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (!ready) return <Skeleton lines={10} className={styles.waiting ?? ''} />;

  const grid = {
    days: mine.byDate,
    others: others.byDate,
    codes: new Map(shifts.map(({ id, code }) => [id, code])),
    span,
    tabStop: at ?? (today.startsWith(`${year}-`) ? today : `${year}-01-01`),
    today,
    people,
  };
  const monthStop = at?.startsWith(month.slice(0, 7)) ? at : month;

  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <CalendarChoice
          {...{ calendars, calendar, compared }}
          onChoose={(id) => {
            setChosen(id);
            clear();
          }}
          onCompare={setCompared}
        />
        <RadioGroup
          variant="segments"
          aria-label={t('视图')}
          value={view}
          onValueChange={(value) => setView(value as 'year' | 'month')}
          options={[
            { value: 'year', label: t('年') },
            { value: 'month', label: t('月') },
          ]}
        />
        {view === 'month' && <MonthSteps at={monthAt} onStep={setMonthAt} />}
        <span className={styles.actions}>
          <PrintYear calendar={calendar} year={year} days={mine.days} shifts={shifts} />
          {mayChange && <CalendarActions calendar={calendar} span={span} onDraw={setDrawn} />}
        </span>
      </div>
      {calendar === undefined ? (
        <EmptyState>{t('还没有日历')}</EmptyState>
      ) : (
        <div className={styles.months} data-view={view} {...handlers}>
          {view === 'year' ? (
            months.map((each) => <MonthGrid key={each} {...grid} month={each} large={false} />)
          ) : (
            <MonthGrid {...grid} month={month} tabStop={monthStop} large />
          )}
        </div>
      )}
      <YearFoot days={mine.days} span={span} />
      <CalendarDrawers
        drawn={drawn}
        {...{ calendar, calendars, span, shifts }}
        year={mine}
        thisYear={thisYear}
        onClose={() => setDrawn(undefined)}
        onSaved={(id) => {
          setDrawn(undefined);
          setChosen(id);
        }}
      />
    </div>
  );
}

/** Goes to the month before or after. */
function MonthSteps(props: { readonly at: number; readonly onStep: (at: number) => void }) {
  const { at, onStep } = props;
  const t = useText();
  return (
    <span className={styles.steps}>
      <Button
        aria-label={t('上个月')}
        icon={<ChevronLeft aria-hidden />}
        disabled={at === 0}
        onClick={() => onStep(at - 1)}
      />
      <Button
        aria-label={t('下个月')}
        icon={<ChevronRight aria-hidden />}
        disabled={at === 11}
        onClick={() => onStep(at + 1)}
      />
    </span>
  );
}
