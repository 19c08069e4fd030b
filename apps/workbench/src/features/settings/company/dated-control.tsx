import { Button, DateInput, IconButton, NumberInput } from '@garment-mes/ui';
import { Plus, X } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import styles from './settings.module.css';

interface DatedControlProps {
  /** `[[from, amount], …]`, the day each amount begins. */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

type Line = readonly [from: string, amount: string];

/** Amounts that hold from a day on. */
export function DatedControl({ value, disabled, onChange }: DatedControlProps) {
  const t = useText();
  const lines = (Array.isArray(value) ? value : []) as readonly Line[];
  const put = (at: number, line: Line) => onChange(lines.with(at, line));
  return (
    <div className={styles.lines}>
      {lines.map(([from, amount], at) => (
        <span key={at} className={styles.line}>
          <DateInput
            aria-label={t('生效日期')}
            disabled={disabled}
            className={styles.short}
            value={from}
            onValueChange={(day) => put(at, [day, amount])}
          />
          <NumberInput
            aria-label={t('金额')}
            disabled={disabled}
            className={styles.short}
            unit={t('元')}
            value={amount}
            onValueChange={(typed) => put(at, [from, typed])}
          />
          {!disabled && lines.length > 1 && (
            <IconButton
              label={t('删除')}
              icon={<X aria-hidden />}
              size="small"
              onClick={() => onChange(lines.filter((_, other) => other !== at))}
            />
          )}
        </span>
      ))}
      {!disabled && (
        <Button
          variant="plain"
          size="small"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...lines, ['', '']])}
        >
          {t('新增生效日期')}
        </Button>
      )}
    </div>
  );
}
