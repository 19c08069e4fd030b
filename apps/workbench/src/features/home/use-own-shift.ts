import { DayTypeLabels } from '@garment-mes/sdk/labels';
import { getOwnShift } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { isOwnApplications } from './use-home-cards.ts';

/** What the person works today, in words; nothing while it is not known. */
export function useOwnShift(): string | undefined {
  const t = useText();
  const { companyId } = useWorkbench();
  const { data } = useOperation(getOwnShift, {}, { enabled: !isOwnApplications(companyId) });
  if (!data) return undefined;
  if (data.shiftName !== null) return t('班次 {shift}', { shift: data.shiftName });
  return data.dayType === 2 || data.dayType === 3
    ? labelOf(DayTypeLabels[data.dayType])
    : undefined;
}
