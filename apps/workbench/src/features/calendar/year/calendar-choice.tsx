import type { CalendarRow } from '@garment-mes/sdk/mes2';
import { Select } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './calendar.module.css';

interface CalendarChoiceProps {
  readonly calendars: readonly CalendarRow[];
  readonly calendar: CalendarRow | undefined;
  /** Id of the one it is compared with; empty for none. */
  readonly compared: string;
  readonly onChoose: (id: string) => void;
  readonly onCompare: (id: string) => void;
}

/** Which calendar is shown, and with which of the same year it is compared. */
export function CalendarChoice(props: CalendarChoiceProps) {
  const { calendars, calendar, compared, onChoose, onCompare } = props;
  const t = useText();
  const options = calendars.map(({ id, name, year: of, factoryName }) => ({
    value: id,
    label: `${name} ${of}`,
    ...(factoryName === null ? {} : { note: factoryName }),
  }));
  return (
    <>
      <Select
        aria-label={t('日历')}
        className={styles.choice ?? ''}
        value={calendar?.id ?? ''}
        options={options}
        onValueChange={onChoose}
      />
      <Select
        aria-label={t('对比日历')}
        placeholder={t('对比日历')}
        className={styles.choice ?? ''}
        clearable
        value={compared}
        options={options.filter(
          ({ value }) =>
            value !== calendar?.id &&
            calendars.find(({ id }) => id === value)?.year === calendar?.year,
        )}
        onValueChange={onCompare}
      />
    </>
  );
}
