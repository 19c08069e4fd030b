import {
  type AttainmentScheme,
  attainmentIssues,
  idleWindows,
  type ShiftHours,
} from '@garment-mes/domain/flow';
import type { CreateAttainmentWindowBody } from '@garment-mes/sdk/mes2';
import { listShifts } from '@garment-mes/sdk/mes2';
import { useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { issuesSaid } from '#screens/form/fault-text.ts';
import type { FormIssue, FormValues } from '#screens/form/form-definition.ts';

export type { ShiftHours };

const SHIFTS = { query: { pageNum: 1, pageSize: 100 } } as const;

/** The hours in which people of any shift work. */
export function useWorkedHours(): readonly ShiftHours[] {
  const { data } = useOperation(listShifts, SHIFTS);
  return useMemo(
    () =>
      (data?.list ?? []).flatMap(({ segments }) => segments.filter(({ type }) => type !== 'break')),
    [data],
  );
}

/** Windows against each other, the limits of the lights, and windows in which nobody works. */
export function checkWindows(
  values: FormValues,
  hours: readonly ShiftHours[],
): readonly FormIssue<keyof CreateAttainmentWindowBody>[] {
  const scheme = values as unknown as AttainmentScheme;
  const idle = hours.length === 0 ? [] : idleWindows(scheme.windows, hours);
  return [
    ...issuesSaid<keyof CreateAttainmentWindowBody>(attainmentIssues(scheme)),
    ...idle.map((at) => ({
      field: `windows.${at}.from` as const,
      text: t('该时间窗不在任何班次内'),
      isAllowed: true,
    })),
  ];
}
