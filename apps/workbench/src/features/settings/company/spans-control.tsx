import { Button, IconButton, TimeInput } from '@garment-mes/ui';
import { Plus, X } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
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
export function SpansControl({
  label,
  value,
  disabled,
  mayBeEmpty = false,
  onChange,
}: SpansControlProps) {
  const t = useText();
  const spans = value === '' ? [] : value.split(',').map((span) => span.split('-'));
  const give = (next: readonly (readonly string[])[]) =>
    onChange(next.map((span) => span.join('-')).join(','));
  const put = (at: number, edge: 0 | 1, time: string) =>
    give(spans.with(at, (spans[at] ?? ['', '']).with(edge, time)));
  return (
    <fieldset aria-label={label} className={styles.spans}>
      {spans.map(([from = '', to = ''], at) => (
        <span key={at} className={styles.line}>
          <TimeInput
            aria-label={t('开始')}
            disabled={disabled}
            className={styles.time}
            value={from}
            onValueChange={(time) => put(at, 0, time)}
          />
          –
          <TimeInput
            aria-label={t('结束')}
            disabled={disabled}
            className={styles.time}
            value={to}
            onValueChange={(time) => put(at, 1, time)}
          />
          {!disabled && (mayBeEmpty || spans.length > 1) && (
            <IconButton
              label={t('删除')}
              icon={<X aria-hidden />}
              size="small"
              onClick={() => give(spans.filter((_, other) => other !== at))}
            />
          )}
        </span>
      ))}
      {!disabled && (
        <Button
          variant="plain"
          size="small"
          icon={<Plus aria-hidden />}
          onClick={() => give([...spans, ['', '']])}
        >
          {t('新增时段')}
        </Button>
      )}
    </fieldset>
  );
}
