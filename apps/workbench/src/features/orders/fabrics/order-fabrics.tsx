import { OrderFabricFields } from '@garment-mes/sdk/labels';
import { listFabricRolls, type Order, saveOrderFabrics } from '@garment-mes/sdk/mes2';
import { Alert, Button } from '@garment-mes/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import {
  type FabricRow,
  isReservable,
  missingFabrics,
  reservedRows,
} from '../../../garment/reserved-rolls.ts';
import styles from './fabrics.module.css';

const RollPicker = lazy(() =>
  import('./roll-picker.tsx').then(({ RollPicker }) => ({ default: RollPicker })),
);

/** Every roll: a save frees those it does not name. */
const EVERY = { pageNum: 1, pageSize: 100_000_000 } as const;

const NONE_MISSING = { rows: [], unmeasured: [] } as const;

const LENGTHS = ['planLen', 'reservedLen', 'issuedLen', 'usedLen', 'returnLen'] as const;

interface OrderFabricsProps {
  readonly order: Order;
  /** The state of the order allows no other rolls any more. */
  readonly readOnly: boolean;
}

/** Fabrics of the order in their colours: planned, kept, issued, used and handed back; rolls are kept here. */
export function OrderFabrics({ order, readOnly }: OrderFabricsProps) {
  const t = useText();
  const { can } = useWorkbench();
  const mayReserve = !readOnly && can(saveOrderFabrics.permissionKey);
  const [picking, setPicking] = useState<string>();
  const rolls = useOperation(
    listFabricRolls,
    { query: { ...EVERY, orderId: order.id } },
    { enabled: mayReserve, live: 'tympan' },
  ).data?.list;
  const reserved = useMemo(
    () => rolls?.filter((roll) => roll.status === 1 && isReservable(roll, order.id)),
    [rolls, order.id],
  );
  const add = useAction(saveOrderFabrics, { ok: t('保存成功') });
  const { rows: missing, unmeasured } = mayReserve ? missingFabrics(order) : NONE_MISSING;
  const columns = useMemo(
    (): readonly Column<FabricRow>[] => [
      ...(['materialName', 'colorName', 'fabricPart'] as const),
      ...LENGTHS,
      ...(mayReserve
        ? [
            {
              id: 'rolls',
              title: msg('预留卷数'),
              value: ({ materialId, colorId }: FabricRow) =>
                reserved?.filter(
                  (roll) => roll.materialId === materialId && roll.colorId === colorId,
                ).length,
              isFigure: true,
            },
            {
              id: 'actions',
              title: msg('操作'),
              value: () => '',
              buttons: () => [t('预留')],
              Cell: ({ row }: { readonly row: FabricRow }) => (
                <Button
                  variant="plain"
                  size="small"
                  disabled={reserved === undefined}
                  onClick={() => setPicking(row.id)}
                >
                  {t('预留')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [mayReserve, reserved, t],
  );
  const picked = order.fabrics.find(({ id }) => id === picking);

  return (
    <div className={styles.part}>
      {unmeasured.length > 0 && (
        <Alert tone="warn">
          {t('{materials} 的用量单位换不成米，请在物料资料填写门幅与克重，或改用长度单位', {
            materials: unmeasured.join(t('、')),
          })}
        </Alert>
      )}
      {missing.length > 0 && (
        <div>
          <Button
            size="small"
            pending={add.pending}
            disabled={reserved === undefined}
            onClick={() => {
              const rows = [...reservedRows(order.fabrics, reserved ?? []), ...missing];
              const saved = add.run({ body: { orderId: order.id, version: order.version, rows } });
              // Said in a toast.
              void saved.catch(() => undefined);
            }}
          >
            {t('从BOM带入 {count} 种面料', { count: missing.length })}
          </Button>
        </div>
      )}
      <RecordTable
        label={t('布卷')}
        fields={OrderFabricFields}
        columns={columns}
        rows={order.fabrics}
      />
      {picked && reserved && (
        <Suspense>
          <RollPicker
            order={order}
            fabric={picked}
            reserved={reserved}
            onClose={() => setPicking(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
