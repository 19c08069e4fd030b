import { shareOut } from '@garment-mes/domain/decimal';
import {
  Button,
  Field,
  NumberInput,
  type Option,
  Popover,
  Select,
  TextInput,
} from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './entry.module.css';

interface RatioPopoverProps {
  readonly colors: readonly Option[];
  /** How many sizes there are: as many numbers the ratio has. */
  readonly count: number;
  /** Pieces of each size, in their order. */
  readonly onShare: (colorId: string, nums: readonly string[]) => void;
}

const WEIGHT = /^\d+(\.\d+)?$/;

/** Divides a total among the sizes of one colour, to the piece (largest remainder). */
export function RatioPopover({ colors, count, onShare }: RatioPopoverProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [total, setTotal] = useState('');
  const [ratio, setRatio] = useState('');
  const colorId = colors.some(({ value }) => value === chosen) ? chosen : (colors[0]?.value ?? '');
  const weights = ratio.split(/[:：,，\s]+/).filter((part) => part !== '');
  const isFit =
    weights.length === count &&
    weights.every((part) => WEIGHT.test(part)) &&
    weights.some((part) => Number(part) > 0);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      aria-label={t('按比例分配')}
      className={styles.ratio}
      trigger={
        <Button size="small" className={styles.share}>
          {t('按比例分配')}
        </Button>
      }
    >
      <Field label={t('颜色')}>
        <Select value={colorId} options={colors} onValueChange={setChosen} />
      </Field>
      <Field label={t('合计')}>
        <NumberInput places={0} min="0" value={total} onValueChange={setTotal} />
      </Field>
      <Field
        label={t('比例')}
        hint={t('每个尺码一个数，如 1:2:2:1')}
        error={ratio !== '' && !isFit ? t('需要 {count} 个数', { count }) : undefined}
      >
        <TextInput value={ratio} onValueChange={setRatio} />
      </Field>
      <Button
        variant="primary"
        disabled={!isFit || total === ''}
        onClick={() => {
          onShare(
            colorId,
            shareOut(total, weights, 0).map((part) => String(part.toNumber())),
          );
          setOpen(false);
        }}
      >
        {t('填充')}
      </Button>
    </Popover>
  );
}
