import { listFabricRolls } from '@garment-mes/sdk/mes2';
import { Alert } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useBill } from '../bill/bill-context.ts';
import { garmentColorOf } from '../bill/rolls/roll-color.ts';
import { unspreadShades } from './unspread-rolls.ts';
import { useBlockName } from './use-block-name.ts';

/** Most rolls that are looked through; an order takes a few dozen. */
const MOST = 500;

/** Shades of the colours on this bed that are still in the store: they need blocks of their own. */
export function UnspreadStrip() {
  const t = useText();
  const { draft, choices, readOnly } = useBill();
  const nameOf = useBlockName();
  const { orderId, materialId } = draft;
  const { data } = useOperation(
    listFabricRolls,
    { query: { orderId, materialId, available: true, pageNum: 1, pageSize: MOST } },
    { enabled: !readOnly && orderId !== '' && materialId !== '', live: 'cloth' },
  );
  const onBed = new Set(draft.rolls.map(({ tympanId }) => tympanId));
  const left = (data?.list ?? []).flatMap((roll) => {
    const colorId =
      choices === undefined || onBed.has(roll.id)
        ? undefined
        : garmentColorOf(roll, draft, choices);
    return colorId === undefined ? [] : [{ colorId, shade: roll.shade }];
  });
  const colors = unspreadShades(left);
  if (draft.rolls.length === 0 || colors.length === 0) return null;
  const isMixed = colors.some(({ shades }) => shades.length > 1);
  return (
    <Alert tone={isMixed ? 'warn' : 'info'}>
      {t('未铺布卷：{rolls}', {
        rolls: colors
          .flatMap(({ colorId, shades }) =>
            shades.map(({ shade, rolls }) =>
              t('{name} {rolls}卷', { name: nameOf({ colorId, shade }), rolls }),
            ),
          )
          .join(t('、')),
      })}
    </Alert>
  );
}
