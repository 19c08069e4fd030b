import { formatNumber } from '@garment-mes/domain/formats';
import { needsSharpening } from '@garment-mes/domain/resources';
import type { CuttingDieRow } from '@garment-mes/sdk/mes2';
import { ProgressBar } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';

/** What is left of the life of a die; red from where it has to be sharpened. */
function LifeBar({ row }: { readonly row: CuttingDieRow }) {
  const t = useText();
  const { moldNo, lifeNum, usedNum, remainNum } = row;
  return (
    <ProgressBar
      label={t('{moldNo} 的剩余次数', { moldNo })}
      value={lifeNum > 0 ? remainNum / lifeNum : undefined}
      tone={needsSharpening(lifeNum, usedNum) ? 'bad' : 'ok'}
      text={formatNumber(remainNum)}
    />
  );
}

/** Columns of the dies in their order. */
export const dieColumns = [
  'imageUrl',
  'moldNo',
  'name',
  'status',
  'styleNos',
  'partCodes',
  'sizeNames',
  'locationCode',
  ...(['lifeNum', 'usedNum'] as const),
  { field: 'remainNum', Cell: LifeBar },
  ...(['reservedNum', 'sharpenNum', 'orderNo', 'makeDate', 'remark'] as const),
] as const;
