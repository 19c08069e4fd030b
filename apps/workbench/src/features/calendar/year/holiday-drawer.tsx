import { publicHolidays } from '@garment-mes/domain/time';
import { DayTypeLabels } from '@garment-mes/sdk/labels';
import { type CalendarDay, type CalendarRow, initCalendarYear } from '@garment-mes/sdk/mes2';
import {
  Alert,
  Button,
  DateInput,
  Drawer,
  EmptyState,
  IconButton,
  Select,
  TextInput,
} from '@garment-mes/ui';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import styles from './calendar.module.css';

interface HolidayDrawerProps {
  readonly calendar: CalendarRow;
  /** The days of its year. */
  readonly days: readonly CalendarDay[];
  readonly onClose: () => void;
}

interface Line {
  readonly date: string;
  readonly dayType: 2 | 3 | 4;
  readonly name: string;
}

const REST = 2;
const HOLIDAY = 3;
const WORKED = 4;

/**
 * Holidays and exchanged days the calendar has; with those of the public notice of its year as long as the
 * notice was never taken in.
 */
function linesOf(days: readonly CalendarDay[], year: number): readonly Line[] {
  const kept = days.flatMap(({ date, dayType, name }): readonly Line[] =>
    name !== null && dayType !== 1 ? [{ date, dayType, name }] : [],
  );
  const dates = new Set(kept.map(({ date }) => date));
  const notice = publicHolidays(year);
  const isTakenIn = notice.some(({ date }) => dates.has(date));
  return [...kept, ...(isTakenIn ? [] : notice)].toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The list a year is filled from: changed here before it goes into the calendar. */
export function HolidayDrawer({ calendar, days, onClose }: HolidayDrawerProps) {
  const t = useText();
  const { id, name, year } = calendar;
  const [offered] = useState(() => linesOf(days, year));
  const [lines, setLines] = useState(offered);
  const [tried, setTried] = useState(false);
  const { run, pending, error } = useAction(initCalendarYear, { inline: true });
  const { leave, question } = useLeave({ isDirty: lines !== offered, pending, onClose });
  const isWhole = lines.every((line) => line.date !== '' && line.name.trim() !== '');
  const put = (at: number, change: Partial<Line>) =>
    setLines((before) => before.map((line, i) => (i === at ? { ...line, ...change } : line)));

  async function save() {
    setTried(true);
    if (!isWhole) return;
    const holidays = lines.map((line) => ({ ...line, name: line.name.trim() }));
    try {
      await run({ body: { calendarId: id, year, holidays } });
      onClose();
    } catch {
      // The drawer shows the refusal.
    }
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && leave()}
      title={t('按周模式和法定假日填充 {name} {year} 年', { name, year })}
      footer={
        <>
          <Button onClick={leave}>{t('取消')}</Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {t('初始化年份')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error && <Alert tone="bad">{failureText(error)}</Alert>}
        {tried && !isWhole && <Alert tone="bad">{t('请填写每行的日期和名称')}</Alert>}
        <p className={styles.hint}>{t('手工改过的日子不动')}</p>
        {lines.length === 0 && <EmptyState>{t('这一年还没有公布的节假日，请逐行添加')}</EmptyState>}
        <ul className={styles.holidays}>
          {lines.map((line, at) => (
            <li key={at}>
              <DateInput
                aria-label={t('日期')}
                value={line.date}
                onValueChange={(date) => put(at, { date })}
              />
              <Select
                aria-label={t('类型')}
                value={String(line.dayType)}
                options={[REST, HOLIDAY, WORKED].map((kind) => ({
                  value: String(kind),
                  label: labelOf(DayTypeLabels[kind as 2 | 3 | 4]),
                }))}
                onValueChange={(kind) => put(at, { dayType: Number(kind) as 2 | 3 | 4 })}
              />
              <TextInput
                aria-label={t('名称')}
                maxLength={64}
                value={line.name}
                onValueChange={(words) => put(at, { name: words })}
              />
              <IconButton
                label={t('删除')}
                size="small"
                icon={<X aria-hidden />}
                onClick={() => setLines(lines.filter((_, i) => i !== at))}
              />
            </li>
          ))}
        </ul>
        <Button
          variant="plain"
          icon={<Plus aria-hidden />}
          onClick={() => setLines([...lines, { date: '', dayType: HOLIDAY, name: '' }])}
        >
          {t('新增一天')}
        </Button>
      </div>
      {question}
    </Drawer>
  );
}
