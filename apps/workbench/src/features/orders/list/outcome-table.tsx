import type { OrderRow } from '@garment-mes/sdk/mes2';
import { Tag } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './order-list.module.css';

/** Outcome of one order; without a refusal it worked. */
export interface Outcome {
  readonly refusal?: string | undefined;
  /** Somebody else has to agree first. */
  readonly waits?: boolean;
}

/** The orders of a batch with their outcomes. */
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
                ) : outcome.refusal !== undefined ? (
                  <span className={styles.refusal}>{outcome.refusal}</span>
                ) : outcome.waits ? (
                  <Tag tone="held">{t('已提交审批')}</Tag>
                ) : (
                  <Tag tone="ok">{t('成功')}</Tag>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
