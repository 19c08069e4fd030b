import { saveCalendar } from '@garment-mes/sdk/mes2';
import { Button, EmptyState, ErrorState, RadioGroup, Select, Skeleton } from '@garment-mes/ui';
import { CalendarPlus, ChevronLeft, ChevronRight, FileUp, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import styles from './year/calendar.module.css';
import { CalendarDrawer } from './year/calendar-drawer.tsx';
import { DayDrawer } from './year/day-drawer.tsx';
import { HolidayDrawer } from './year/holiday-drawer.tsx';
import { MonthGrid } from './year/month-grid.tsx';
import { monthsOf } from './year/months.ts';
import { RestoreDrawer } from './year/restore-drawer.tsx';
import { useCalendars, usePeople, useYear } from './year/use-calendar.ts';
import { useHolidayImport } from './year/use-holiday-import.ts';
import { useSpan } from './year/use-span.ts';
import { YearFoot } from './year/year-foot.tsx';
import { YEAR_PRINT, YearPaper } from './year/year-paper.tsx';

type Drawn = 'days' | 'restore' | 'holidays' | 'new' | 'edit' | undefined;

/** Which days a factory works, with which shift and overtime. */
export default function WorkCalendar() {
  const t = useText();
  const { can, companyName, userName, now } = useWorkbench();
  const today = new Date(now()).toISOString().slice(0, 10);
  const thisYear = Number(today.slice(0, 4));
  const { calendars, ready, error, refetch, shifts } = useCalendars();
  const [chosen, setChosen] = useTabState('calendar', '');
  const [compared, setCompared] = useTabState('compared', '');
  const [view, setView] = useTabState<'year' | 'month'>('view', 'year');
  const [monthAt, setMonthAt] = useTabState('month', Number(today.slice(5, 7)) - 1);
  const [drawn, setDrawn] = useState<Drawn>();
  const file = useRef<HTMLInputElement>(null);
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
  const { reads, importHolidays } = useHolidayImport(calendar);
  const mayChange = can(saveCalendar.permissionKey);
  const { span, at, clear, handlers } = useSpan(year, {
    onOpen: () => mayChange && setDrawn('days'),
    onStep: (date) => setMonthAt(Number(date.slice(5, 7)) - 1),
  });

  if (error && calendars.length === 0)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (!ready) return <Skeleton lines={10} className={styles.waiting ?? ''} />;

  const options = calendars.map(({ id, name, year: of, factoryName }) => ({
    value: id,
    label: `${name} ${of}`,
    ...(factoryName === null ? {} : { note: factoryName }),
  }));
  const grid = {
    days: mine.byDate,
    others: others.byDate,
    codes: new Map(shifts.map(({ id, code }) => [id, code])),
    span,
    tabStop: at ?? (today.startsWith(`${year}-`) ? today : `${year}-01-01`),
    today,
    people,
  };
  function print() {
    if (calendar === undefined) return;
    const title = `${companyName} ${calendar.name} ${year}`;
    const time = new Date(now()).toISOString().slice(0, 16).replace('T', ' ');
    const note = t('{time} {name} 打印', { time, name: userName });
    return printPages(
      title,
      YEAR_PRINT,
      <YearPaper {...{ title, note, year, shifts }} days={mine.days} />,
    );
  }

  const monthStop = at?.startsWith(month.slice(0, 7)) ? at : month;

  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <Select
          aria-label={t('日历')}
          className={styles.choice ?? ''}
          value={calendar?.id ?? ''}
          options={options}
          onValueChange={(id) => {
            setChosen(id);
            clear();
          }}
        />
        <Select
          aria-label={t('对比日历')}
          placeholder={t('对比日历')}
          className={styles.choice ?? ''}
          clearable
          value={compared}
          options={options.filter(
            ({ value }) =>
              value !== calendar?.id && calendars.find(({ id }) => id === value)?.year === year,
          )}
          onValueChange={setCompared}
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
        {view === 'month' && (
          <span className={styles.steps}>
            <Button
              aria-label={t('上个月')}
              icon={<ChevronLeft aria-hidden />}
              disabled={monthAt === 0}
              onClick={() => setMonthAt(monthAt - 1)}
            />
            <Button
              aria-label={t('下个月')}
              icon={<ChevronRight aria-hidden />}
              disabled={monthAt === 11}
              onClick={() => setMonthAt(monthAt + 1)}
            />
          </span>
        )}
        <span className={styles.actions}>
          <Button
            icon={<Printer aria-hidden />}
            disabled={mine.days.length === 0}
            onClick={() => void print()}
          >
            {t('打印')}
          </Button>
          {mayChange && (
            <>
              <Button disabled={!span || !calendar} onClick={() => setDrawn('restore')}>
                {t('恢复默认')}
              </Button>
              <Button
                variant="primary"
                disabled={!span || !calendar}
                onClick={() => setDrawn('days')}
              >
                {t('设为')}
              </Button>
              <Button
                icon={<FileUp aria-hidden />}
                pending={reads}
                disabled={!calendar}
                onClick={() => file.current?.click()}
              >
                {t('导入节假日')}
              </Button>
              <Button disabled={!calendar} onClick={() => setDrawn('holidays')}>
                {t('初始化年份')}
              </Button>
              <Button disabled={!calendar} onClick={() => setDrawn('edit')}>
                {t('周模式')}
              </Button>
              <Button icon={<CalendarPlus aria-hidden />} onClick={() => setDrawn('new')}>
                {t('新建日历')}
              </Button>
              <input
                ref={file}
                type="file"
                hidden
                aria-label={t('导入节假日')}
                accept=".xlsx,.xls"
                onChange={({ currentTarget }) => {
                  const [chosenFile] = currentTarget.files ?? [];
                  currentTarget.value = '';
                  if (chosenFile) void importHolidays(chosenFile);
                }}
              />
            </>
          )}
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
      {drawn === 'days' && span && calendar && (
        <DayDrawer
          calendar={calendar}
          span={span}
          first={mine.byDate.get(span.from)}
          shifts={shifts}
          onClose={() => setDrawn(undefined)}
        />
      )}
      {drawn === 'restore' && span && calendar && (
        <RestoreDrawer calendar={calendar} span={span} onClose={() => setDrawn(undefined)} />
      )}
      {drawn === 'holidays' && calendar && (
        <HolidayDrawer calendar={calendar} days={mine.days} onClose={() => setDrawn(undefined)} />
      )}
      {(drawn === 'new' || drawn === 'edit') && (
        <CalendarDrawer
          calendar={drawn === 'edit' ? calendar : undefined}
          calendars={calendars}
          year={thisYear}
          shifts={shifts}
          onClose={() => setDrawn(undefined)}
          onSaved={(id) => {
            setDrawn(undefined);
            setChosen(id);
          }}
        />
      )}
    </div>
  );
}
