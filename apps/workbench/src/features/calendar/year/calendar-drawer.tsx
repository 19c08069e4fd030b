import { listFactories } from '@garment-mes/sdk/ccm';
import { SaveCalendarBodyFields } from '@garment-mes/sdk/labels';
import type { CalendarRow, ShiftRow } from '@garment-mes/sdk/mes2';
import { Alert, Button, Drawer, Field, NumberInput, Select, TextInput } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './calendar.module.css';
import { REST, useCalendarForm, WEEKDAYS } from './use-calendar-form.ts';

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

/** 2024-01-01 was a Monday. */
const dayName = (weekday: number) =>
  new Date(Date.UTC(2024, 0, weekday)).toLocaleDateString(currentLanguage(), {
    weekday: 'short',
    timeZone: 'UTC',
  });
const label = (field: string) => fieldLabel(SaveCalendarBodyFields, field);

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
  const form = useCalendarForm({ calendar, calendars, year: given, shifts, onSaved });
  const { name, setName, year, setYear, factoryId, setFactoryId, week, setWeek } = form;
  const { model, follow, tried, wrongName, wrongWeek, pending, error, save } = form;
  const { leave, question } = useLeave({ isDirty: form.isDirty, pending, onClose });

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
        <WeekPattern week={week} shifts={shifts} onChange={setWeek} />
        {tried && wrongWeek !== undefined && <Alert tone="bad">{wrongWeek}</Alert>}
      </div>
    </Drawer>
  );
}

interface WeekPatternProps {
  /** Shift of each weekday from Monday on. */
  readonly week: readonly string[];
  readonly shifts: readonly ShiftRow[];
  readonly onChange: (week: readonly string[]) => void;
}

/** The usual week: which shift works on which weekday. */
function WeekPattern({ week, shifts, onChange }: WeekPatternProps) {
  const t = useText();
  return (
    <fieldset className={styles.pattern} aria-label={label('weekPattern')}>
      <legend>{label('weekPattern')}</legend>
      {WEEKDAYS.map((weekday, at) => (
        <Field key={weekday} label={dayName(weekday)}>
          <Select
            value={week[at] ?? REST}
            onValueChange={(shift) => onChange(week.with(at, shift))}
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
  );
}
