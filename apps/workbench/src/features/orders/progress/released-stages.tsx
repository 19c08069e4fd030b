import { formatNumber } from '@garment-mes/domain/formats';
import { OrderStageCellFields } from '@garment-mes/sdk/labels';
import { getReleasedOrderStages } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './progress.module.css';

type Cell = Awaited<ReturnType<typeof getReleasedOrderStages>>[number];

/** The stages of a piece, from the order to the store, in the order they stand in a cell. */
const STAGES = ['orderNum', 'cutNum', 'deliverNum', 'sewNum', 'qcPassNum', 'inNum'] as const;

/** Where the pieces of each colour and size are: every stage of them in one cell. */
export function ReleasedStages({ orderId }: { readonly orderId: string }) {
  const t = useText();
  const { data, error, refetch } = useOperation(
    getReleasedOrderStages,
    { query: { orderId } },
    { live: `order:${orderId}` },
  );
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} />;
  if (data.length === 0) return <EmptyState>{t('还没有颜色尺码')}</EmptyState>;
  const sizes = [...new Map(data.map(({ sizeId, sizeName }) => [sizeId, sizeName]))];
  const colours = [...Map.groupBy(data, ({ colorId }) => colorId).values()];
  return (
    <table className={styles.stages}>
      <thead>
        <tr>
          <th scope="col">{t('颜色')}</th>
          <td />
          {sizes.map(([id, name]) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{t('合计')}</th>
        </tr>
      </thead>
      <tbody>
        {colours.map((cells) => (
          <tr key={cells[0]?.colorId}>
            <th scope="row">{cells[0]?.colorName}</th>
            <td>
              {STAGES.map((stage) => (
                <span key={stage}>{fieldLabel(OrderStageCellFields, stage)}</span>
              ))}
            </td>
            {sizes.map(([id]) => (
              <Figures key={id} cells={cells.filter(({ sizeId }) => sizeId === id)} />
            ))}
            <Figures cells={cells} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One figure a stage, one below the other; a stage that is behind the one before it stands out less than one that is done. */
function Figures({ cells }: { readonly cells: readonly Cell[] }) {
  if (cells.length === 0) return <td>–</td>;
  const sum = (stage: (typeof STAGES)[number]) => cells.reduce((all, cell) => all + cell[stage], 0);
  const ordered = sum('orderNum');
  return (
    <td>
      {STAGES.map((stage) => (
        <span key={stage} data-done={(ordered > 0 && sum(stage) >= ordered) || undefined}>
          {formatNumber(sum(stage))}
        </span>
      ))}
    </td>
  );
}
