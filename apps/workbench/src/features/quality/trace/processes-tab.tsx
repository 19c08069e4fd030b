import { BundleProcessRowFields } from '@garment-mes/sdk/labels';
import type { TraceProcess } from '@garment-mes/sdk/mes2';
import { EmptyState } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { FieldValue, fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './trace.module.css';

const FIELDS = [
  'seqNo',
  'processName',
  'section',
  'num',
  'doneNum',
  'reworkNum',
  'status',
] as const;
const FIGURES: readonly string[] = ['num', 'doneNum', 'reworkNum'];

/** Every operation of the bundle: how many are done, and by whom how many. */
export function ProcessesTab({ processes }: { readonly processes: readonly TraceProcess[] }) {
  const t = useText();
  if (processes.length === 0) return <EmptyState>{t('没有工序')}</EmptyState>;
  return (
    <table className={styles.timeline}>
      <thead>
        <tr>
          {FIELDS.map((field) => (
            <th key={field} data-figure={FIGURES.includes(field) || undefined}>
              {fieldLabel(BundleProcessRowFields, field)}
            </th>
          ))}
          <th>{t('谁做了多少')}</th>
        </tr>
      </thead>
      <tbody>
        {processes.map(({ process, scans }) => (
          <tr key={process.id}>
            {FIELDS.map((field) => (
              <td key={field} data-figure={FIGURES.includes(field) || undefined}>
                {field === 'status' ? (
                  <FieldValue
                    name={field}
                    field={BundleProcessRowFields.status}
                    value={process.status}
                  />
                ) : (
                  fieldText(field, BundleProcessRowFields[field], process[field])
                )}
              </td>
            ))}
            <td>
              {scans.map(({ id, employeeName, num, status, scanDate }) => (
                <span
                  key={id}
                  className={styles.scan}
                  title={scanDate}
                  data-reversed={status === 1 || num < 0 || undefined}
                >
                  {employeeName || t('其他部门')} {num > 0 ? `+${num}` : num}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
