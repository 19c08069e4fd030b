import { formatFixed } from '@garment-mes/domain/formats';
import { FabricRollRowFields } from '@garment-mes/sdk/labels';
import {
  type FabricRollRow,
  listFabricRolls,
  type Order,
  saveOrderFabrics,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Checkbox, Drawer, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import {
  type FabricRow,
  groupRolls,
  isReservable,
  lengthOf,
  type RollGroup,
  reservedRows,
  shadesOf,
} from '../../../garment/reserved-rolls.ts';
import styles from './fabrics.module.css';

const EVERY = { pageNum: 1, pageSize: 100_000_000 } as const;

interface RollPickerProps {
  readonly order: Pick<Order, 'id' | 'version' | 'fabrics' | 'shadeControl'>;
  readonly fabric: FabricRow;
  /** Every roll kept for the order now. */
  readonly reserved: readonly FabricRollRow[];
  readonly onClose: () => void;
}

/** Chooses the rolls that are kept for one fabric of the order, dye lot by dye lot and shade by shade. */
export function RollPicker({ order, fabric, reserved, onClose }: RollPickerProps) {
  const t = useText();
  const { materialId, colorId, materialName, colorName, planLen } = fabric;
  const { data, error, refetch } = useOperation(
    listFabricRolls,
    { query: { ...EVERY, materialId, colorId, available: true } },
    { live: 'tympan' },
  );
  const [typed, setTyped] = useState<ReadonlySet<string>>();
  const save = useAction(saveOrderFabrics, { inline: true, ok: t('保存成功') });
  const own = reserved
    .filter((roll) => roll.materialId === materialId && roll.colorId === colorId)
    .map(({ id }) => id);
  const { leave, question } = useLeave({
    isDirty: typed !== undefined,
    pending: save.pending,
    onClose,
  });
  const chosen = typed ?? new Set(own);
  const offered = (data?.list ?? []).filter((roll) => isReservable(roll, order.id));
  const taken = offered.filter(({ id }) => chosen.has(id));
  const shades = shadesOf(taken);
  // A roll that is kept but lies on an open bed is not offered, and stays.
  const hidden = own.filter((id) => !offered.some((roll) => roll.id === id));

  function choose(rolls: readonly FabricRollRow[], on: boolean) {
    const next = new Set(chosen);
    for (const { id } of rolls) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setTyped(next);
  }

  async function keep() {
    const rollIds = [...hidden, ...taken.map(({ id }) => id)];
    const rows = reservedRows(order.fabrics, reserved, { fabric, rollIds });
    try {
      await save.run({ body: { orderId: order.id, version: order.version, rows } });
      onClose();
    } catch {
      // The drawer shows the refusal.
    }
  }

  return (
    <Drawer
      open
      size={800}
      onOpenChange={(open) => !open && leave()}
      title={t('预留布卷 {material} {color}', { material: materialName, color: colorName })}
      footer={
        <>
          <span role="status">
            {t('已选 {count} 卷 {len} m · 计划 {plan} m', {
              count: taken.length,
              len: formatFixed(lengthOf(taken), 2),
              plan: formatFixed(planLen, 2),
            })}
          </span>
          <Button
            variant="primary"
            pending={save.pending}
            disabled={typed === undefined}
            onClick={() => void keep()}
          >
            {t('保存预留')}
          </Button>
        </>
      }
    >
      {save.error && <Alert tone="bad">{failureText(save.error)}</Alert>}
      {order.shadeControl === 1 && shades.length > 1 && (
        <Alert tone="warn">
          {t('{color} 混用了色号段 {shades}，该客户要求管控色号段', {
            color: colorName,
            shades: shades.join(t('、')),
          })}
        </Alert>
      )}
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={6} />
      ) : offered.length === 0 ? (
        <EmptyState>{t('没有可预留的布卷')}</EmptyState>
      ) : (
        groupRolls(offered).map((group) => (
          <Group key={group.key} group={group} chosen={chosen} onChoose={choose} />
        ))
      )}
      {question}
    </Drawer>
  );
}

const FACTS = ['remainLen', 'widthCm', 'rollPointsPer100', 'locationCode', 'cNo'] as const;

interface GroupProps {
  readonly group: RollGroup;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (rolls: readonly FabricRollRow[], on: boolean) => void;
}

function Group({ group, chosen, onChoose }: GroupProps) {
  const { dyeLot, shade, rolls, remainLen } = group;
  const count = rolls.filter(({ id }) => chosen.has(id)).length;
  const label = (name: keyof FabricRollRow & string) => fieldLabel(FabricRollRowFields, name);
  const named = `${label('dyeLot')} ${dyeLot ?? '–'} · ${label('shade')} ${shade ?? '–'}`;
  return (
    <table className={styles.rolls} aria-label={named}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              checked={count === 0 ? false : count === rolls.length ? true : 'indeterminate'}
              onCheckedChange={(on) => onChoose(rolls, on)}
            >
              {named} · {formatFixed(remainLen, 2)} m
            </Checkbox>
          </th>
          {FACTS.map((name) => (
            <th key={name} scope="col">
              {label(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rolls.map((roll) => (
          <tr key={roll.id}>
            <th scope="row">
              <Checkbox
                checked={chosen.has(roll.id)}
                onCheckedChange={(on) => onChoose([roll], on)}
              >
                {roll.rollNo}
              </Checkbox>
            </th>
            {FACTS.map((name) => (
              <td key={name}>{fieldText(name, fieldOf(FabricRollRowFields, name), roll[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
