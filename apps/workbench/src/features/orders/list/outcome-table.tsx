import type { OrderRow } from '@garment-mes/sdk/mes2';
import { Tag } from '@garment-mes/ui';
import { useText } from '#kit/i18n.ts';
import styles from './order-list.module.css';

/** What became of one order; without a refusal it worked. */
export interface Outcome {
  readonly refusal: string | undefined;
}

/** The orders of a batch, and what became of each. */
export function OutcomeTable(props: {
  readonly orders: readonly OrderRow[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
}) {
  const t = useText();
  return (
    <table className={styles.outcomes}>
      <tbody>
        {props.orders.map(({ id, orderNo, styleNo }) => {
          const outcome = props.outcomes.get(id);
          return (
            <tr key={id}>
              <th scope="row">{orderNo}</th>
              <td>{styleNo}</td>
              <td>
                {outcome === undefined ? (
                  <Tag>{t('待处理')}</Tag>
                ) : outcome.refusal === undefined ? (
                  <Tag tone="ok">{t('成功')}</Tag>
                ) : (
                  <span className={styles.refusal}>{outcome.refusal}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
