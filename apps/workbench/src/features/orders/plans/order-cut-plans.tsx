import { OrderStatus } from '@garment-mes/domain/orders';
import { CutPlanStatus } from '@garment-mes/domain/states';
import { CutPlanRowFields } from '@garment-mes/sdk/labels';
import {
  approveCutPlan,
  type CutPlanRow,
  listCutPlans,
  type Order,
  saveCutPlan,
} from '@garment-mes/sdk/mes2';
import { Button, EmptyState, ErrorState, Skeleton, useConfirm } from '@garment-mes/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './plans.module.css';

const PlanEditor = lazy(() =>
  import('./plan-editor.tsx').then(({ PlanEditor }) => ({ default: PlanEditor })),
);

const PAGE = { pageNum: 1, pageSize: 200 } as const;

const FIELDS: readonly Column<CutPlanRow>[] = [
  'planNo',
  'status',
  'fabricPart',
  'materialName',
  'maxPlies',
  'planNum',
  'planLen',
  'avgEffPct',
  { id: 'lays', title: msg('床次计划'), value: ({ lays }) => lays.length, isFigure: true },
  {
    id: 'laid',
    title: msg('已开床'),
    value: ({ lays }) => lays.filter(({ reduceBedId }) => reduceBedId !== null).length,
    isFigure: true,
  },
];

/** States of an order whose plans are approved: cutting may begin. */
const IN_WORK: ReadonlySet<number> = new Set([OrderStatus.confirmed, OrderStatus.producing]);

interface OrderCutPlansProps {
  readonly order: Order;
  readonly readOnly: boolean;
}

/** How the order is to be cut, plan by plan: proposed, typed and approved here. */
export function OrderCutPlans({ order, readOnly }: OrderCutPlansProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const [open, setOpen] = useState<string>();
  const query = { ...PAGE, orderId: order.id };
  const { data, error, refetch } = useOperation(listCutPlans, { query }, { live: 'bed' });
  const { run: approve } = useAction(approveCutPlan, { inline: true });
  const mayEdit = !readOnly && can(saveCutPlan.permissionKey);
  const mayApprove = can(approveCutPlan.permissionKey) && IN_WORK.has(order.status);
  const columns = useMemo(
    (): readonly Column<CutPlanRow>[] => [
      ...FIELDS,
      {
        id: 'actions',
        title: msg('操作'),
        value: () => '',
        buttons: ({ status }: CutPlanRow) => {
          const isDraft = status === CutPlanStatus.draft;
          return [
            isDraft && mayEdit ? t('修改') : t('查看'),
            ...(isDraft && mayApprove ? [t('批准')] : []),
          ];
        },
        Cell: ({ row }: { readonly row: CutPlanRow }) => {
          const isDraft = row.status === CutPlanStatus.draft;
          return (
            <span className={styles.actions}>
              <Button variant="plain" size="small" onClick={() => setOpen(row.id)}>
                {isDraft && mayEdit ? t('修改') : t('查看')}
              </Button>
              {isDraft && mayApprove && (
                <Button
                  variant="plain"
                  size="small"
                  onClick={() =>
                    ask({
                      title: t('批准裁剪方案 {no}？', { no: row.planNo }),
                      text: t('批准后各床进入待排床次，方案不能再改'),
                      confirmLabel: t('批准'),
                      onConfirm: () => approve({ body: { id: row.id, version: row.version } }),
                    })
                  }
                >
                  {t('批准')}
                </Button>
              )}
            </span>
          );
        },
      },
    ],
    [mayEdit, mayApprove, ask, approve, t],
  );

  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={4} />;
  const plan = data.list.find(({ id }) => id === open);
  return (
    <div className={styles.part}>
      {mayEdit && (
        <div>
          <Button size="small" onClick={() => setOpen('new')}>
            {t('新建方案')}
          </Button>
        </div>
      )}
      {data.list.length === 0 ? (
        <EmptyState>{t('还没有裁剪方案')}</EmptyState>
      ) : (
        <RecordTable
          label={t('裁剪方案')}
          fields={CutPlanRowFields}
          columns={columns}
          rows={data.list}
          total={data.total}
        />
      )}
      {(plan || open === 'new') && (
        <Suspense>
          <PlanEditor
            key={open}
            order={order}
            plan={plan}
            plans={data.list}
            readOnly={!mayEdit || (plan !== undefined && plan.status !== CutPlanStatus.draft)}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
      {dialog}
    </div>
  );
}
