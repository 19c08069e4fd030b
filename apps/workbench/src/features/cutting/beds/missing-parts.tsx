import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { FabricPartLabels } from '@garment-mes/sdk/labels';
import type { CuttingBedRow } from '@garment-mes/sdk/mes2';
import { labelOf, t, useText } from '#app/i18n.ts';

interface MissingPartsProps {
  readonly bed: Pick<CuttingBedRow, 'missingParts' | 'status'>;
  readonly className?: string | undefined;
}

/** Says which materials a multi-material bed still waits for; `''` where none is missing, or the bed is void. */
export function missingText({ missingParts, status }: MissingPartsProps['bed']): string {
  if (missingParts.length === 0 || status === BedStatus.void) return '';
  const parts = missingParts.map((part) => labelOf(FabricPartLabels[part])).join(t('、'));
  return t('缺{parts}，提交后分扎', { parts });
}

/** Materials whose lays a multi-material bed still waits for; nothing where none is missing, or the bed is void. */
export function MissingParts({ bed, className }: MissingPartsProps) {
  // Its words are those of the language.
  useText();
  const text = missingText(bed);
  return text === '' ? null : <span className={className}>{text}</span>;
}
