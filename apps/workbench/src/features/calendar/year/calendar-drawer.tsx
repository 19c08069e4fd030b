import { listFactories } from '@garment-mes/sdk/ccm';
import { SaveCalendarBodyFields } from '@garment-mes/sdk/labels';
import { type CalendarRow, type ShiftRow, saveCalendar } from '@garment-mes/sdk/mes2';
import { Alert, Button, Drawer, Field, NumberInput, Select, TextInput } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './calendar.module.css';

interface CalendarDrawerProps {
  /** The calendar that is changed; a new one when left out. */
  readonly calendar: CalendarRow | undefined;
  /** Those a new one may take name, factory and week from. */
  readonly calendars: readonly CalendarRow[];
  readonly year: number;
  readonly shifts: readonly ShiftRow[];
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** 2024-01-01 was a Monday. */
const dayName = (weekday: number) =>
  new Date(Date.UTC(2024, 0, weekday)).toLocaleDateString(currentLanguage(), {
    weekday: 'short',
    timeZone: 'UTC',
  });
const label = (field: string) => fieldLabel(SaveCalendarBodyFields, field);
const REST = 'rest';

/** Name, year and the usual week of a calendar. */
export function CalendarDrawer({
  calendar,
  calendars,
  year: given,
  shifts,
  onClose,
  onSaved,
}: CalendarDrawerProps) {
  const t = useText();
  const { data: factories } = useOperation(listFactories, { query: { pageNum: 1, pageSize: 200 } });
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
  const { leave, question } = useLeave({ isDirty: typed !== offered, pending, onClose });
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
      // The refusal stands in the drawer.
    }
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && leave()}
      title={calendar ? t('编辑 {name}', { name: calendar.name }) : t('新建日历')}
      footer={
        <>
          <Button onClick={leave}>{t('取消')}</Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {t('保存')}
          </Button>
        </>
      }
    >
      {question}
      <div className={styles.form}>
        {error && <Alert tone="bad">{failureText(error)}</Alert>}
        {calendar === undefined && calendars.length > 0 && (
          <Field
            label={t('沿用')}
            hint={t('名称、工厂和周模式照旧，年份为下一年；节假日另行初始化')}
          >
            <Select
              value={model}
              clearable
              onValueChange={follow}
              options={calendars.map((each) => ({
                value: each.id,
                label: `${each.name} ${each.year}`,
              }))}
            />
          </Field>
        )}
        <Field label={label('name')} required error={tried ? wrongName : undefined}>
          <TextInput value={name} maxLength={64} onValueChange={setName} />
        </Field>
        <Field label={label('year')} required>
          <NumberInput value={year} places={0} min="2000" max="2100" onValueChange={setYear} />
        </Field>
        <Field label={label('factoryId')}>
          <Select
            value={factoryId}
            clearable
            onValueChange={setFactoryId}
            options={(factories?.list ?? []).map(({ id, name: words }) => ({
              value: id,
              label: words,
            }))}
          />
        </Field>
        <fieldset className={styles.pattern} aria-label={label('weekPattern')}>
          <legend>{label('weekPattern')}</legend>
          {WEEKDAYS.map((weekday, at) => (
            <Field key={weekday} label={dayName(weekday)}>
              <Select
                value={week[at] ?? REST}
                onValueChange={(shift) => setWeek(week.with(at, shift))}
                options={[
                  { value: REST, label: t('休') },
                  ...shifts.map(({ id, code, name: words }) => ({
                    value: id,
                    label: `${code} ${words}`,
                  })),
                ]}
              />
            </Field>
          ))}
        </fieldset>
        {tried && wrongWeek !== undefined && <Alert tone="bad">{wrongWeek}</Alert>}
      </div>
    </Drawer>
  );
}

/** Shift of each weekday from Monday on. */
const weekOf = ({ weekPattern }: CalendarRow): readonly string[] =>
  WEEKDAYS.map((weekday) => weekPattern.find((day) => day.weekday === weekday)?.shiftId ?? REST);
