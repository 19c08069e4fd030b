import { Button, Field, NumberInput, Popover } from '@garment-mes/ui';
import { useText } from '#kit/i18n.ts';
import type { StyleSize } from './other-grids.tsx';
import styles from './style.module.css';
import type { BomRow } from './style-draft.ts';

/** Usage of the sizes that need more or less than the others. */
export function SizeUsagePopover(props: {
  readonly row: BomRow;
  readonly sizes: readonly StyleSize[];
  readonly readOnly: boolean;
  readonly onChange: (row: BomRow) => void;
}) {
  const t = useText();
  const { row, sizes, readOnly, onChange } = props;
  const usageOf = (sizeId: string) =>
    row.sizeUsages.find((usage) => usage.sizeId === sizeId)?.usageNum ?? '';
  const set = (sizeId: string, usageNum: string) =>
    onChange({
      ...row,
      sizeUsages: [
        ...row.sizeUsages.filter((usage) => usage.sizeId !== sizeId),
        ...(usageNum === '' ? [] : [{ sizeId, usageNum }]),
      ],
    });
  return (
    <Popover
      aria-label={t('分码用量')}
      className={styles.timing}
      trigger={
        <Button size="small" variant="plain" disabled={sizes.length === 0}>
          {row.sizeUsages.length === 0
            ? t('各码相同')
            : t('{count} 码不同', { count: row.sizeUsages.length })}
        </Button>
      }
    >
      {sizes.map(({ sizeId, sizeName }) => (
        <Field key={sizeId} label={sizeName}>
          <NumberInput
            value={usageOf(sizeId)}
            places={4}
            placeholder={row.usageNum}
            readOnly={readOnly}
            onValueChange={(text) => set(sizeId, text)}
          />
        </Field>
      ))}
    </Popover>
  );
}
