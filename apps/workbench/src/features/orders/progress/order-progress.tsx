import { formatNumber } from '@garment-mes/domain/formats';
import { OrderStageCellFields, ProgressStageLabels } from '@garment-mes/sdk/labels';
import { getOrderProgress, type Order } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './progress.module.css';
import { curvePoints, type StageCurve, spanOf, stageCurves } from './stage-curves.ts';

const [WIDTH, HEIGHT] = [720, 240];

type Cell = Awaited<ReturnType<typeof getOrderProgress>>['cells'][number];

// biome-ignore format: the columns of a table are one line.
const cells: readonly Column<Cell & { readonly id: string }>[] = ['colorName', 'sizeName', 'orderNum', 'cutNum', 'deliverNum', 'sewNum', 'qcPassNum', 'inNum', 'outNum', 'scrapNum'];

/** How the pieces of an order went through the stages, against the plan, and where each colour and size is. */
export function OrderProgress({ order }: { readonly order: Pick<Order, 'id' | 'orderNum'> }) {
  const t = useText();
  const { id: orderId, orderNum } = order;
  const { data, error, refetch } = useOperation(
    getOrderProgress,
    { query: { orderId } },
    { live: `order:${orderId}` },
  );
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} />;
  const rows = data.cells.map((cell) => ({ ...cell, id: `${cell.colorId}/${cell.sizeId}` }));
  return (
    <div className={styles.progress}>
      <Curves done={stageCurves(data.days)} planned={stageCurves(data.plans)} orderNum={orderNum} />
      <RecordTable
        label={t('颜色尺码进度')}
        fields={OrderStageCellFields}
        columns={cells}
        rows={rows}
      />
    </div>
  );
}

interface CurvesProps {
  readonly done: readonly StageCurve[];
  readonly planned: readonly StageCurve[];
  readonly orderNum: number;
}

/** Running totals as lines; what was planned is dashed. The figures are beside them as text. */
function Curves({ done, planned, orderNum }: CurvesProps) {
  const t = useText();
  const today = useWorkbench().today();
  const span = spanOf([...done, ...planned], orderNum);
  if (span === undefined) return <EmptyState>{t('还没有进度')}</EmptyState>;
  const stages = new Set([...done, ...planned].map(({ stage }) => stage));
  const totalOf = (curves: readonly StageCurve[], stage: string) =>
    curves.find((curve) => curve.stage === stage)?.points.at(-1)?.total;
  return (
    <figure className={styles.curves}>
      <div className={styles.scale}>
        <span>{formatNumber(span.most)}</span>
        <span>{formatNumber(0)}</span>
      </div>
      <svg
        role="img"
        aria-label={t('各环节累计件数')}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.picture}
      >
        <line
          className={styles.goal}
          x1={0}
          x2={WIDTH}
          y1={HEIGHT - (orderNum / span.most) * HEIGHT}
          y2={HEIGHT - (orderNum / span.most) * HEIGHT}
        />
        {planned.map((curve) => (
          <polyline
            key={curve.stage}
            data-stage={curve.stage}
            data-plan=""
            points={curvePoints(curve, span, WIDTH, HEIGHT)}
          />
        ))}
        {done.map((curve) => (
          <polyline
            key={curve.stage}
            data-stage={curve.stage}
            points={curvePoints(curve, span, WIDTH, HEIGHT, today)}
          />
        ))}
      </svg>
      <div className={styles.days}>
        <span>{span.from}</span>
        <span>{span.to}</span>
      </div>
      <ul className={styles.legend}>
        {[...stages].map((stage) => {
          const plan = totalOf(planned, stage);
          return (
            <li key={stage} data-stage={stage}>
              {labelOf(ProgressStageLabels[stage])} {formatNumber(totalOf(done, stage) ?? 0)}
              {plan !== undefined && ` / ${t('计划 {num}', { num: formatNumber(plan) })}`}
            </li>
          );
        })}
        <li className={styles.goalName}>
          {t('订单数量')} {formatNumber(orderNum)}
        </li>
      </ul>
    </figure>
  );
}
