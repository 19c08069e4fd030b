import {
  type AppPreload,
  getAppPreload,
  getMyDay,
  type ScannedEmployee,
} from '@garment-mes/sdk/mes2';
import { useEffect } from 'react';
import { useOperation } from '#kit/api.tsx';
import { readStored, writeStored } from '#kit/stored.ts';
import { useTabState } from '#kit/tab-scope.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';

export interface Person {
  readonly id: string;
  readonly employeeNo: string;
  readonly employeeName: string;
}

/** Who reports: the badge scanned last, else the employee of the account. With the day and the preload. */
export function usePerson() {
  const { companyId, userId } = useWorkbench();
  const [badge, setBadge] = useTabState<Person | undefined>('badge', undefined);
  const mine = badge === undefined ? {} : { employeeId: badge.id };
  const day = useOperation(getMyDay, { query: mine }, { keepPrevious: true });
  const preload = useOperation(getAppPreload, { query: mine });

  const dayKey = `reportDay.${companyId}.${userId}`;
  const preloadKey = `preload.${companyId}.${userId}`;
  useEffect(() => {
    if (preload.data) writeStored(preloadKey, preload.data);
  }, [preload.data, preloadKey]);
  useEffect(() => {
    if (day.data) writeStored(dayKey, day.data);
  }, [day.data, dayKey]);

  const today = day.data ?? readStored<NonNullable<typeof day.data>>(dayKey);
  const person: Person | undefined =
    badge ??
    (today && {
      id: today.employeeId,
      employeeNo: today.employeeNo,
      employeeName: today.employeeName,
    });
  return {
    person,
    day: today?.employeeId === person?.id ? today : undefined,
    dayFailure: day.error ?? undefined,
    preload: preload.data ?? readStored<AppPreload>(preloadKey),
    wear: ({ id, employeeNo, employeeName }: ScannedEmployee) =>
      setBadge({ id, employeeNo, employeeName }),
  };
}
