import { eachDay, weekday } from '@garment-mes/domain/time';
import { type CalendarDayInput, type CalendarRow, saveCalendarDays } from '@garment-mes/sdk/mes2';
import { Alert, Button, Drawer } from '@garment-mes/ui';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { ImpactView } from './impact-view.tsx';
import { type DaySpan, lengthOf } from './months.ts';

interface RestoreDrawerProps {
  readonly calendar: CalendarRow;
  readonly span: DaySpan;
  readonly onClose: () => void;
}

/** Gives days back to the usual week, after it was shown what that moves. */
export function RestoreDrawer({ calendar, span, onClose }: RestoreDrawerProps) {
  const t = useText();
  const { run, pending, error } = useAction(saveCalendarDays, { inline: true, ok: t('保存成功') });
  const { id, version } = calendar;

  async function save(recalculate: boolean) {
    const days = usualDays(calendar, span);
    try {
      await run({ body: { calendarId: id, version, days, recalculate } });
      onClose();
    } catch {
      // The drawer shows the refusal.
    }
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('{from} 至 {to} 共{days}天恢复为周模式', { ...span, days: lengthOf(span) })}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button pending={pending} onClick={() => void save(false)}>
            {t('只保存')}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void save(true)}>
            {t('保存并重算')}
          </Button>
        </>
      }
    >
      {error && <Alert tone="bad">{failureText(error)}</Alert>}
      <ImpactView query={{ calendarId: id, ...span, dayType: 1, restore: true }} />
    </Drawer>
  );
}

/** Days as the week of their calendar has them. */
function usualDays({ weekPattern }: CalendarRow, { from, to }: DaySpan): CalendarDayInput[] {
  return eachDay(from, to).map((date) => {
    const shift = weekPattern.find((day) => day.weekday === weekday(date))?.shiftId ?? null;
    return shift === null
      ? { date, dayType: 2, shiftIds: [] }
      : { date, dayType: 1, shiftIds: [shift] };
  });
}
