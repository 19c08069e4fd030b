import { listUserJobs } from '@garment-mes/sdk/amc';
import { MultiCombobox } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { readTexts } from './setting-records.ts';
import styles from './settings.module.css';

interface JobsControlProps {
  readonly label: string;
  /** `[name, …]` */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

/** Some of the company's jobs, by their names. */
export function JobsControl({ label, value, disabled, onChange }: JobsControlProps) {
  const { data } = useOperation(listUserJobs, { query: {} }, { enabled: !disabled });
  return (
    <MultiCombobox
      aria-label={label}
      disabled={disabled}
      className={styles.long}
      options={(data?.jobs ?? []).map(({ name }) => ({ value: name, label: name }))}
      values={readTexts(value)}
      onValuesChange={onChange}
    />
  );
}
