import { TimeInput } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { LineList } from './line-list.tsx';
import styles from './settings.module.css';

interface SpansControlProps {
  readonly label: string;
  /** `08:00-12:00,13:00-17:30` */
  readonly value: string;
  readonly disabled: boolean;
  /** The last span can be taken away too. */
  readonly mayBeEmpty?: boolean;
  readonly onChange: (value: unknown) => void;
}

/** Spans of a day, one beside the other. */
export function SpansControl(props: SpansControlProps) {
  const t = useText();
  const { label, value, disabled, mayBeEmpty = false, onChange } = props;
  return (
    <LineList<readonly string[]>
      label={label}
      lines={value === '' ? [] : value.split(',').map((span) => span.split('-'))}
      disabled={disabled}
      least={mayBeEmpty ? 0 : 1}
      empty={['', '']}
      addLabel={t('新增时段')}
      across
      onChange={(spans) => onChange(spans.map((span) => span.join('-')).join(','))}
    >
      {([from = '', to = ''], put) => (
        <>
          <TimeInput
            aria-label={t('开始')}
            disabled={disabled}
            className={styles.time}
            value={from}
            onValueChange={(time) => put([time, to])}
          />
          –
          <TimeInput
            aria-label={t('结束')}
            disabled={disabled}
            className={styles.time}
            value={to}
            onValueChange={(time) => put([from, time])}
          />
        </>
      )}
    </LineList>
  );
}
