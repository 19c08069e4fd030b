import { decimalText } from '@garment-mes/domain/decimal';
import { standardMinutes } from '@garment-mes/domain/work-study';
import { Button, Field, IconButton, NumberInput, Popover } from '@garment-mes/ui';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import styles from '../style.module.css';
import type { ProcessRow } from '../style-draft.ts';
import { readTiming, withTiming } from './sam-timing.ts';

const NUMBER = /^\d+(\.\d+)?$/;
const MINUTE_MS = 60_000;

/** Standard minutes out of a stopwatch, a rating and an allowance; what went in stays in the remark and is read from there. */
export function SamPopover(props: {
  readonly row: ProcessRow;
  readonly readOnly: boolean;
  readonly onChange: (row: ProcessRow) => void;
}) {
  const t = useText();
  const { row, readOnly, onChange } = props;
  const [open, setOpen] = useState(false);
  const [observed, setObserved] = useState('');
  const [rating, setRating] = useState('100');
  const [allowance, setAllowance] = useState('15');
  const [startedAt, setStartedAt] = useState<number>();
  function show(isOpen: boolean) {
    const kept = isOpen ? readTiming(row.remark) : undefined;
    if (kept) {
      setObserved(kept.observed);
      setRating(kept.rating);
      setAllowance(kept.allowance);
    }
    setOpen(isOpen);
  }

  const known = [observed, rating, allowance].every((text) => NUMBER.test(text));
  const sam = known ? decimalText(standardMinutes(observed, rating, allowance), 4) : undefined;

  function watch() {
    if (startedAt === undefined) {
      setStartedAt(performance.now());
      return;
    }
    setObserved(((performance.now() - startedAt) / MINUTE_MS).toFixed(4));
    setStartedAt(undefined);
  }

  return (
    <Popover
      open={open}
      onOpenChange={show}
      aria-label={t('工时计算')}
      className={styles.timing}
      trigger={
        <IconButton
          label={t('工时计算')}
          size="small"
          tip="none"
          icon={<Timer />}
          disabled={readOnly}
        />
      }
    >
      <Field label={t('观测时间')} unit={t('分')}>
        <NumberInput value={observed} places={4} onValueChange={setObserved} />
      </Field>
      <Button size="small" onClick={watch}>
        {startedAt === undefined ? t('开始计时') : t('停止计时')}
      </Button>
      {row.videoUrl !== null && (
        // biome-ignore lint/a11y/useMediaCaption: a recording of hands at a machine has no words.
        <video className={styles.video} src={row.videoUrl} controls preload="none" />
      )}
      <Field label={t('评比')} unit="%">
        <NumberInput value={rating} places={2} onValueChange={setRating} />
      </Field>
      <Field label={t('宽放')} unit="%">
        <NumberInput value={allowance} places={2} onValueChange={setAllowance} />
      </Field>
      <Button
        variant="primary"
        disabled={sam === undefined}
        onClick={() => {
          if (sam === undefined) return;
          const sentence = t('观测 {observed} 分 × 评比 {rating}% + 宽放 {allowance}%', {
            observed,
            rating,
            allowance,
          });
          onChange({ ...row, sam, remark: withTiming(row.remark, sentence) });
          setOpen(false);
        }}
      >
        {t('采用 {sam} 分', { sam: sam ?? '–' })}
      </Button>
    </Popover>
  );
}
