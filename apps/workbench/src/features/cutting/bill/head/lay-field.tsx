import { listCutPlans } from '@garment-mes/sdk/mes2';
import { Field, Select } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useBill } from '../bill-context.ts';
import { billLabel } from './bill-fields.ts';

/** Cut plans that may be cut from. */
const APPROVED = 1;

/** A lay of an approved plan; choosing it brings marker, ratio and plies, leaving it takes nothing. */
export function LayField() {
  const t = useText();
  const { bed, draft, change, readOnly } = useBill();
  const plans = useOperation(
    listCutPlans,
    { query: { orderId: draft.orderId, status: APPROVED, pageNum: 1, pageSize: 50 } },
    { enabled: draft.orderId !== '' },
  );
  const lays = (plans.data?.list ?? []).flatMap((plan) =>
    plan.lays.flatMap((lay) => {
      const marker = plan.markers.find(({ id }) => id === lay.markerId);
      if (marker === undefined || plan.fabricPart !== draft.fabricPart) return [];
      return [{ value: `${plan.id}/${lay.layNo}`, plan, lay, marker }];
    }),
  );
  const value = draft.cutPlanId === '' ? '' : `${draft.cutPlanId}/${draft.layNo}`;

  return (
    <Field label={billLabel('layNo')}>
      <Select
        data-cell="layNo"
        disabled={readOnly || draft.orderId === ''}
        clearable
        placeholder={
          draft.orderId === ''
            ? t('请先选择订单')
            : lays.length === 0
              ? t('没有已批准的方案')
              : t('不按方案')
        }
        value={value}
        onValueChange={(chosen) => {
          if (chosen === '') return change({ type: 'lay.left' });
          const found = lays.find((each) => each.value === chosen);
          if (found === undefined) return;
          const { plan, lay, marker } = found;
          change({ type: 'lay.chosen', cutPlanId: plan.id, lay, marker });
        }}
        options={lays.map(({ value: id, plan, lay }) => ({
          value: id,
          label: `${plan.planNo} · ${lay.layNo}`,
          note: lay.colors.map(({ colorName, plies }) => `${colorName}×${plies}`).join(' '),
          disabled: lay.reduceBedId !== null && lay.reduceBedId !== bed?.id,
        }))}
      />
    </Field>
  );
}
