import type { CalendarRow } from '@garment-mes/sdk/mes2';
import { Button } from '@garment-mes/ui';
import { CalendarPlus, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#app/i18n.ts';
import { SHEET_FILES } from '#screens/sheet/choose-file.tsx';
import type { Drawn } from './calendar-drawers.tsx';
import type { DaySpan } from './months.ts';
import { useHolidayImport } from './use-holiday-import.ts';

interface CalendarActionsProps {
  readonly calendar: CalendarRow | undefined;
  readonly span: DaySpan | undefined;
  readonly onDraw: (drawn: Drawn) => void;
}

/** What may be changed of a calendar: chosen days, its holidays, its week, or a new one. */
export function CalendarActions({ calendar, span, onDraw }: CalendarActionsProps) {
  const t = useText();
  const file = useRef<HTMLInputElement>(null);
  const { reads, question, importHolidays } = useHolidayImport(calendar);
  return (
    <>
      <Button disabled={!span || !calendar} onClick={() => onDraw('restore')}>
        {t('恢复默认')}
      </Button>
      <Button variant="primary" disabled={!span || !calendar} onClick={() => onDraw('days')}>
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
      <Button disabled={!calendar} onClick={() => onDraw('holidays')}>
        {t('初始化年份')}
      </Button>
      <Button disabled={!calendar} onClick={() => onDraw('edit')}>
        {t('周模式')}
      </Button>
      <Button icon={<CalendarPlus aria-hidden />} onClick={() => onDraw('new')}>
        {t('新建日历')}
      </Button>
      {question}
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t('导入节假日')}
        accept={SHEET_FILES}
        onChange={({ currentTarget }) => {
          const [chosenFile] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosenFile) void importHolidays(chosenFile);
        }}
      />
    </>
  );
}
