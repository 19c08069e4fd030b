import { Field, Select, type SheetEncoding } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './sheet.module.css';

const CHOICES = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'gb18030', label: 'GB18030 (GBK)' },
];

/** Whether a file is a text whose letters a person may have read in another way. */
export const isChosenEncoding = (encoding: SheetEncoding | undefined): boolean =>
  CHOICES.some(({ value }) => value === encoding);

/** How the letters of a text file were read, to be corrected by a person who sees what came of it. */
export function TextEncoding(props: {
  readonly encoding: SheetEncoding | undefined;
  readonly onChange: (encoding: SheetEncoding) => void;
}) {
  const t = useText();
  const { encoding, onChange } = props;
  if (!isChosenEncoding(encoding)) return null;
  return (
    <div className={styles.encoding}>
      <Field label={t('文件编码')}>
        <Select
          options={CHOICES}
          value={encoding ?? ''}
          onValueChange={(value) => onChange(value as SheetEncoding)}
        />
      </Field>
    </div>
  );
}
