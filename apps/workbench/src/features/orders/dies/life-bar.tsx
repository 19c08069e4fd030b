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

/** Columns of the dies, in their order: narrow, so that the life is visible on a small screen. */
export const dieColumns = [
  'imageUrl',
  { field: 'moldNo', width: 96 },
  { field: 'name', width: 104 },
  { field: 'status', width: 116 },
  { field: 'styleNos', width: 104 },
  { field: 'partCodes', width: 72 },
  { field: 'sizeNames', width: 92 },
  { field: 'locationCode', width: 72 },
  ...(['lifeNum', 'usedNum'] as const),
  { field: 'remainNum', Cell: LifeBar, width: 112 },
  ...(['reservedNum', 'sharpenNum', 'orderNo', 'makeDate', 'remark'] as const),
] as const;
