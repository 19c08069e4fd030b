import { listDepartments, listUserJobs } from '@garment-mes/sdk/amc';
import { Combobox, Field, MultiCombobox, Select } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { inTreeOrder } from '#screens/references/department-tree.ts';
import type { AskingProps } from '#screens/report/report-definition.ts';
import styles from './payroll.module.css';
import { usePeriods, useShownPeriod } from './periods.ts';

/** The period by its number; one is always shown. */
export function PeriodControl({ label, value, onChange }: AskingProps) {
  const { data } = usePeriods();
  const shown = useShownPeriod(value || undefined);
  return (
    <Select
      className={styles.choice}
      aria-label={label}
      placeholder={label}
      value={shown?.periodNo ?? ''}
      onValueChange={onChange}
      options={(data?.list ?? []).map(({ periodNo }) => ({ value: periodNo, label: periodNo }))}
    />
  );
}

/** One of the company's jobs. */
export function JobControl({ label, value, onChange }: AskingProps) {
  const { data } = useOperation(listUserJobs, { query: {} });
  return (
    <Combobox
      className={styles.choice}
      aria-label={label}
      placeholder={label}
      value={value}
      onValueChange={onChange}
      options={(data?.jobs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Some departments with all below them; none is the whole company. */
export function DepartmentsField(props: {
  readonly values: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}) {
  const t = useText();
  const { data } = useOperation(listDepartments, {});
  return (
    <Field label={t('部门')}>
      <MultiCombobox
        placeholder={t('全部部门')}
        values={props.values}
        onValuesChange={props.onChange}
        options={inTreeOrder(data ?? []).map(({ id, name, path }) => ({
          value: id,
          label: name,
          ...(path === '' ? {} : { note: path }),
        }))}
      />
    </Field>
  );
}

/** Names of departments, for a question. */
export function useDepartmentNames(ids: readonly string[]): string {
  const t = useText();
  const { data } = useOperation(listDepartments, {});
  return (data ?? [])
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(t('、'));
}
