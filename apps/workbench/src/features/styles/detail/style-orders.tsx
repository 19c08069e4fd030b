import { StyleOrderRowFields } from '@garment-mes/sdk/labels';
import { listStyleOrders } from '@garment-mes/sdk/mes2';
import { EmptyState, Skeleton, Tag } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import { LeftOut } from '#screens/list/left-out.tsx';
import styles from './style.module.css';

const fields = StyleOrderRowFields;
const COLUMNS = ['status', 'styleVersion', 'orderNum', 'deliveryDate'] as const;
const PAGE = { pageNum: 1, pageSize: 500 } as const;

/** The orders made of a style, and which of them copied an older version. */
export function StyleOrders({ styleId }: { readonly styleId: string }) {
  const t = useText();
  const { data } = useOperation(listStyleOrders, { query: { ...PAGE, id: styleId } });
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.list.length === 0) return <EmptyState>{t('还没有订单引用')}</EmptyState>;
  return (
    <>
      <LeftOut total={data.total} shown={data.list.length} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{fieldLabel(fields, 'orderNo')}</th>
            {COLUMNS.map((name) => (
              <th key={name}>{fieldLabel(fields, name)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.list.map((row) => (
            <tr key={row.orderId}>
              <td>
                <TextLink
                  to={href('/makingCenter/order/orderDetail/{orderId}', { orderId: row.orderId })}
                >
                  {row.orderNo}
                </TextLink>
              </td>
              {COLUMNS.map((name) => (
                <td key={name}>
                  <FieldValue name={name} field={fields[name]} value={row[name]} />
                  {name === 'styleVersion' && row.isBehind && (
                    <Tag tone="warn">{t('落后版本')}</Tag>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
