import { OrderChangeFields } from '@garment-mes/sdk/labels';
import {
  type OrderResyncPreview,
  previewOrderResync,
  type StyleOrderRow,
} from '@garment-mes/sdk/mes2';
import { Checkbox, Skeleton, Tag } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './style.module.css';

const COLUMNS = ['area', 'label', 'field', 'fromText', 'toText', 'changeKind'] as const;

interface ResyncOrderProps {
  readonly row: StyleOrderRow;
  readonly checked: boolean;
  readonly running: boolean;
  /** Its outcome in this dialog. */
  readonly outcome: { readonly refusal: string | undefined } | undefined;
  /** @param version of the order the differences are shown for, `undefined` to leave it out */
  readonly onCheck: (version: number | undefined) => void;
}

/** An order behind its style: what a change would bring, or why it cannot be changed. */
export function ResyncOrder({ row, checked, running, outcome, onCheck }: ResyncOrderProps) {
  const t = useText();
  const { orderId, orderNo, styleVersion } = row;
  const { data, error } = useOperation(
    previewOrderResync,
    { query: { orderId } },
    { enabled: outcome === undefined },
  );
  const refusal = outcome
    ? outcome.refusal
    : (data?.refusal ?? (error ? failureText(error) : undefined));
  return (
    <li>
      <Checkbox
        disabled={running || outcome !== undefined || data === undefined || data.refusal !== null}
        checked={checked}
        onCheckedChange={(on) => onCheck(on ? data?.version : undefined)}
      >
        {t('{order}（版本 {version}）', { order: orderNo, version: styleVersion ?? '–' })}
      </Checkbox>
      {refusal !== undefined ? (
        <span className={styles.refusal}>{refusal}</span>
      ) : outcome ? (
        <Tag tone="ok">{t('成功')}</Tag>
      ) : data === undefined ? (
        <Skeleton lines={1} />
      ) : (
        <Differences changes={data.changes} />
      )}
    </li>
  );
}

function Differences({ changes }: Pick<OrderResyncPreview, 'changes'>) {
  const t = useText();
  if (changes.length === 0) return <span className={styles.foot}>{t('内容没有不同')}</span>;
  return (
    <details className={styles.differences}>
      <summary>{t('{count} 处不同', { count: changes.length })}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {fieldLabel(OrderChangeFields, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={`${change.area}/${change.label}/${change.field}/${change.changeKind}`}>
              {COLUMNS.map((name) => (
                <td key={name}>
                  <FieldValue name={name} field={OrderChangeFields[name]} value={change[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
