import { needsSharpening } from '@garment-mes/domain';
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
      text={String(remainNum)}
    />
  );
}

/** Columns of the dies, as they stand beside each other. */
export const dieColumns = [
  ...(['imageUrl', 'moldNo', 'name', 'status', 'styleNos', 'partCodes', 'sizeNames'] as const),
  ...(['locationCode', 'lifeNum', 'usedNum'] as const),
  { field: 'remainNum', Cell: LifeBar, width: 140 },
  ...(['reservedNum', 'sharpenNum', 'orderNo', 'makeDate', 'remark'] as const),
] as const;
