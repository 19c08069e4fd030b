import { getAppPreload, getMyDay, type ScannedEmployee } from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { keepPreload, keptPreload } from './preload/kept-preload.ts';

export interface Person {
  readonly id: string;
  readonly employeeNo: string;
  readonly employeeName: string;
}

/** A badge that was scanned, until when it counts; nobody once it was handed back. */
interface Worn {
  readonly person: Person | undefined;
  readonly until: number;
}

/** A badge that nobody used for so long belongs to somebody who left. */
export const IDLE_MS = 10 * 60_000;

/**
 * Who reports: the badge scanned last, until it lay idle or was handed back; the employee of the account where
 * no badge was scanned yet. With the day and the preload.
 *
 * @param lineDeptId line of the device, for every user; without one the line of the person
 */
export function usePerson(lineDeptId?: string) {
  const { companyId, userId, now } = useWorkbench();
  const [worn, setWorn] = useTabState<Worn | undefined>('badge', undefined);
  const badge = worn?.person;
  const mine = badge === undefined ? {} : { employeeId: badge.id };
  const wear = ({ id, employeeNo, employeeName }: ScannedEmployee | Person) =>
    setWorn({ person: { id, employeeNo, employeeName }, until: now() + IDLE_MS });
  const leave = useEffectEvent(() => setWorn({ person: undefined, until: 0 }));
  const until = badge === undefined ? undefined : worn?.until;
  useEffect(() => {
    if (until === undefined) return;
    const left = setTimeout(() => leave(), Math.max(0, until - now()));
    return () => clearTimeout(left);
  }, [until, now]);
  const day = useOperation(getMyDay, { query: mine }, { keepPrevious: true });
  const ofWhom = lineDeptId === undefined ? mine : { lineDeptId };
  const preload = useOperation(getAppPreload, { query: ofWhom });

  const dayKey = `reportDay.${companyId}.${userId}`;
  const ofLine = lineDeptId === undefined ? '' : `.${lineDeptId}`;
  const preloadKey = `preload.${companyId}.${userId}${ofLine}`;
  useEffect(() => {
    if (preload.data) keepPreload(preloadKey, preload.data);
  }, [preload.data, preloadKey]);
  useEffect(() => {
    if (day.data) writeStored(dayKey, day.data);
  }, [day.data, dayKey]);

  // Large: read once, not with every scan.
  const given = useMemo(() => preload.data ?? keptPreload(preloadKey), [preload.data, preloadKey]);
  const today = day.data ?? readStored<NonNullable<typeof day.data>>(dayKey);
  const own = worn === undefined ? today : undefined;
  const person: Person | undefined =
    badge ??
    (own && {
      id: own.employeeId,
      employeeNo: own.employeeNo,
      employeeName: own.employeeName,
    });
  return {
    person,
    day: today?.employeeId === person?.id ? today : undefined,
    dayFailure: day.error ?? undefined,
    preload: given,
    wear,
    /** Somebody reported: the badge stays valid. */
    use: () => badge && wear(badge),
    /** The badge is handed back; the next entry needs one. */
    handBack: badge === undefined ? undefined : () => setWorn({ person: undefined, until: 0 }),
  };
}
