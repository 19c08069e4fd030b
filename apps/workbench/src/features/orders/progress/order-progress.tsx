import { formatNumber } from '@garment-mes/domain/formats';
import { OrderStageCellFields, ProgressStageLabels } from '@garment-mes/sdk/labels';
import { getOrderProgress, type Order } from '@garment-mes/sdk/mes2';
import { Chart, EmptyState, ErrorState, Skeleton, type Tone } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './progress.module.css';
import { curveValues, daysOf, type Stage, type StageCurve, stageCurves } from './stage-curves.ts';

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

/** A stage has its colour wherever it is drawn. */
const TONES: Readonly<Record<Stage, Tone>> = {
  cut: 'accent',
  deliver: 'info',
  sew: 'ok',
  qcPass: 'held',
  in: 'warn',
  out: 'bad',
};

/** Running totals as lines; what was planned is dashed. */
function Curves({ done, planned, orderNum }: CurvesProps) {
  const t = useText();
  const today = useWorkbench().today();
  const days = daysOf([...done, ...planned]);
  if (days.length === 0) return <EmptyState>{t('还没有进度')}</EmptyState>;
  const nameOf = (stage: Stage) => labelOf(ProgressStageLabels[stage]);
  return (
    <Chart
      label={t('各环节累计件数')}
      className={styles.curves}
      chart={{
        kind: 'series',
        categories: days,
        goal: { label: t('订单数量'), value: orderNum },
        series: [
          ...done.map((curve) => ({
            label: nameOf(curve.stage),
            ...{ as: 'line' as const, tone: TONES[curve.stage], format: formatNumber },
            values: curveValues(curve, days, today),
          })),
          ...planned.map((curve) => ({
            label: t('{stage} 计划', { stage: nameOf(curve.stage) }),
            ...{
              as: 'line' as const,
              tone: TONES[curve.stage],
              format: formatNumber,
              dashed: true,
            },
            values: curveValues(curve, days),
          })),
        ],
      }}
    />
  );
}
