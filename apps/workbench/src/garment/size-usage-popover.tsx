import { Button, Field, NumberInput, Popover } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './size-usage-popover.module.css';

/** A line of a bill of materials, as far as its sizes differ. */
interface SizedLine {
  readonly usageNum: string;
  readonly sizeUsages: readonly { readonly sizeId: string; readonly usageNum: string }[];
}

interface SizeUsagePopoverProps<Row extends SizedLine> {
  readonly row: Row;
  readonly sizes: readonly { readonly sizeId: string; readonly sizeName: string }[];
  readonly readOnly: boolean;
  readonly onChange: (row: Row) => void;
}

/** Usage of the sizes that need more or less than the others. */
export function SizeUsagePopover<Row extends SizedLine>(props: SizeUsagePopoverProps<Row>) {
  const t = useText();
  const { row, sizes, readOnly, onChange } = props;
  const differing = sizes.filter(({ sizeId }) =>
    row.sizeUsages.some((usage) => usage.sizeId === sizeId),
  ).length;
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
      className={styles.sizes}
      trigger={
        <Button size="small" variant="plain" disabled={sizes.length === 0}>
          {differing === 0 ? t('各码相同') : t('{count} 码不同', { count: differing })}
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
