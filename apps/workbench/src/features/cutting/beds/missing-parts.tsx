import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { FabricPartLabels } from '@garment-mes/sdk/labels';
import type { CuttingBedRow } from '@garment-mes/sdk/mes2';
import { labelOf, useText } from '#app/i18n.ts';

interface MissingPartsProps {
  readonly bed: Pick<CuttingBedRow, 'missingParts' | 'status'>;
  readonly className?: string | undefined;
}

/** Materials whose lays a multi-material bed still waits for; nothing where none is missing, or the bed is void. */
export function MissingParts({ bed: { missingParts, status }, className }: MissingPartsProps) {
  const t = useText();
  if (missingParts.length === 0 || status === BedStatus.void) return null;
  const parts = missingParts.map((part) => labelOf(FabricPartLabels[part])).join(t('、'));
  return <span className={className}>{t('缺{parts}，提交后分扎', { parts })}</span>;
}
