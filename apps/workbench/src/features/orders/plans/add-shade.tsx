import { CutPlanLayColorFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { Button, Field, Popover, Select, TextInput } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { blockKey, SHADE_LENGTH } from './plan-blocks.ts';
import styles from './plans.module.css';

interface AddShadeProps {
  readonly colors: Order['colors'];
  /** Blocks that have a column already. */
  readonly keys: readonly string[];
  readonly onAdd: (key: string) => void;
}

/** Makes room for one more shade of a colour, for lays with several of them. */
export function AddShade({ colors, keys, onAdd }: AddShadeProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const colorId = chosen ?? colors[0]?.colorId ?? '';
  const shade = typed.trim();
  const key = blockKey({ colorId, shade });
  const isThere = shade !== '' && keys.includes(key);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      aria-label={t('分色号段')}
      className={styles.shade}
      trigger={<Button size="small">{t('分色号段')}</Button>}
    >
      <Field label={fieldLabel(CutPlanLayColorFields, 'colorId')}>
        <Select
          value={colorId}
          options={colors.map(({ colorId: value, colorName }) => ({ value, label: colorName }))}
          onValueChange={setChosen}
        />
      </Field>
      <Field
        label={fieldLabel(CutPlanLayColorFields, 'shade')}
        hint={t('同一床里同一颜色的各色号段分列填写层数')}
        error={isThere ? t('这个色号段已有一列') : undefined}
      >
        <TextInput maxLength={SHADE_LENGTH} value={typed} onValueChange={setTyped} />
      </Field>
      <Button
        variant="primary"
        disabled={shade === '' || isThere}
        onClick={() => {
          onAdd(key);
          setTyped('');
          setOpen(false);
        }}
      >
        {t('加一列')}
      </Button>
    </Popover>
  );
}
