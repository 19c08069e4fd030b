import { DateInput, NumberInput } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { LineList } from './line-list.tsx';
import styles from './settings.module.css';

interface DatedControlProps {
  readonly label: string;
  /** `[[from, amount], …]`, the day each amount begins. */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

type Line = readonly [from: string, amount: string];

/** Amounts that are in force from a day on. */
export function DatedControl({ label, value, disabled, onChange }: DatedControlProps) {
  const t = useText();
  return (
    <LineList<Line>
      label={label}
      lines={(Array.isArray(value) ? value : []) as readonly Line[]}
      disabled={disabled}
      least={1}
      empty={['', '']}
      addLabel={t('新增生效日期')}
      onChange={onChange}
    >
      {([from, amount], put) => (
        <>
          <DateInput
            aria-label={t('生效日期')}
            disabled={disabled}
            className={styles.short}
            value={from}
            onValueChange={(day) => put([day, amount])}
          />
          <NumberInput
            aria-label={t('金额')}
            disabled={disabled}
            className={styles.short}
            unit={t('元')}
            value={amount}
            onValueChange={(typed) => put([from, typed])}
          />
        </>
      )}
    </LineList>
  );
}
