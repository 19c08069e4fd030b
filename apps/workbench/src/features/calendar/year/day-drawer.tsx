import { eachDay } from '@garment-mes/domain/time';
import { CalendarDayInputFields, DayTypeLabels } from '@garment-mes/sdk/labels';
import {
  type CalendarDay,
  type CalendarRow,
  type DayType,
  type ShiftRow,
  saveCalendarDays,
} from '@garment-mes/sdk/mes2';
import {
  Alert,
  Button,
  Drawer,
  Field,
  MultiCombobox,
  NumberInput,
  RadioGroup,
  TextInput,
} from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './calendar.module.css';
import { ImpactView } from './impact-view.tsx';
import { type DaySpan, isWorking, lengthOf } from './months.ts';

interface DayDrawerProps {
  readonly calendar: CalendarRow;
  readonly span: DaySpan;
  /** The first of the days as it is now. */
  readonly first: CalendarDay | undefined;
  readonly shifts: readonly ShiftRow[];
  readonly onClose: () => void;
}

const KINDS = [1, 2, 3, 4] as const satisfies readonly DayType[];
const MOST_OVERTIME = 720;
const label = (field: string) => fieldLabel(CalendarDayInputFields, field);

/** What days are set to as it is typed, beginning with the first of them as it is now. */
function useDayForm(first: CalendarDay | undefined, shifts: readonly ShiftRow[]) {
  const t = useText();
  const usual = shifts.find(({ isDefault }) => isDefault === 1)?.id;
  const [dayType, setDayType] = useState<DayType>(first?.dayType ?? 1);
  const [shiftIds, setShiftIds] = useState<readonly string[]>(
    first !== undefined && first.shiftIds.length > 0 ? first.shiftIds : usual ? [usual] : [],
  );
  const [otMin, setOtMin] = useState(
    first === undefined || first.otMin === 0 ? '' : String(first.otMin),
  );
  const [name, setName] = useState(first?.name ?? '');
  const works = isWorking(dayType);
  const wrongShift = works && shiftIds.length === 0 ? t('工作日须有班次') : undefined;
  // Overtime is worked in the overtime hours of the shifts: more than those belongs to no shift.
  const mostOvertime = Math.min(
    MOST_OVERTIME,
    shifts
      .filter(({ id }) => shiftIds.includes(id))
      .reduce((total, { otMin: of }) => total + Number(of), 0),
  );
  const wrongOvertime =
    works && Number(otMin) > mostOvertime
      ? t('所选班次的加班时段共 {max} 分', { max: mostOvertime })
      : undefined;

  return {
    ...{ dayType, setDayType, shiftIds, setShiftIds, otMin, setOtMin, name, setName },
    ...{ works, wrongShift, wrongOvertime },
    isWrong: wrongShift !== undefined || wrongOvertime !== undefined,
    /** A day as it is saved. */
    day: () => ({
      dayType,
      name: name.trim() === '' ? null : name.trim(),
      shiftIds: works ? [...shiftIds] : [],
      otMin: works ? Number(otMin) : 0,
    }),
  };
}

/** Sets the kind of days, after it was shown what that moves. */
export function DayDrawer({ calendar, span, first, shifts, onClose }: DayDrawerProps) {
  const t = useText();
  const form = useDayForm(first, shifts);
  const { dayType, shiftIds, otMin, name, works, wrongShift, wrongOvertime } = form;
  const [looks, setLooks] = useState(false);
  const { run, pending, error } = useAction(saveCalendarDays, { inline: true, ok: t('保存成功') });
  async function save(recalculate: boolean) {
    const day = form.day();
    const days = eachDay(span.from, span.to).map((date) => ({ date, ...day }));
    const body = { calendarId: calendar.id, version: calendar.version, days, recalculate };
    try {
      await run({ body });
      onClose();
    } catch {
      // The drawer shows the refusal.
    }
  }

  const days = lengthOf(span);
  const title = days === 1 ? span.from : t('{from} 至 {to} 共{days}天', { ...span, days });
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        looks ? (
          <>
            <Button onClick={() => setLooks(false)}>{t('上一步')}</Button>
            <Button pending={pending} onClick={() => void save(false)}>
              {t('只保存')}
            </Button>
            <Button variant="primary" pending={pending} onClick={() => void save(true)}>
              {t('保存并重算')}
            </Button>
          </>
        ) : (
          <Button variant="primary" disabled={form.isWrong} onClick={() => setLooks(true)}>
            {t('查看影响')}
          </Button>
        )
      }
    >
      {error && <Alert tone="bad">{failureText(error)}</Alert>}
      {looks ? (
        <ImpactView
          query={{
            calendarId: calendar.id,
            ...span,
            dayType,
            ...(works ? { shiftIds: shiftIds.join(','), otMin: Number(otMin) } : {}),
          }}
        />
      ) : (
        <div className={styles.form}>
          <Field label={label('dayType')} required>
            <RadioGroup
              value={String(dayType)}
              onValueChange={(value) => form.setDayType(Number(value) as DayType)}
              options={KINDS.map((kind) => ({
                value: String(kind),
                label: labelOf(DayTypeLabels[kind]),
              }))}
            />
          </Field>
          {works && (
            <>
              <Field label={label('shiftIds')} required error={wrongShift}>
                <MultiCombobox
                  values={shiftIds}
                  onValuesChange={form.setShiftIds}
                  options={shifts.map(({ id, name: words, code, segmentsText }) => ({
                    value: id,
                    label: `${code} ${words}`,
                    note: segmentsText,
                  }))}
                />
              </Field>
              <Field label={label('otMin')} error={wrongOvertime}>
                <NumberInput
                  value={otMin}
                  places={0}
                  min="0"
                  unit={t('分')}
                  onValueChange={form.setOtMin}
                />
              </Field>
            </>
          )}
          <Field label={label('name')}>
            <TextInput value={name} maxLength={64} onValueChange={form.setName} />
          </Field>
        </div>
      )}
    </Drawer>
  );
}
