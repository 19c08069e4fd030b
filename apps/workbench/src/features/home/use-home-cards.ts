import { getConfigValue } from '@garment-mes/sdk/amc';
import { getHomeCards, type HomeCard } from '@garment-mes/sdk/mes2';
import { useEffect, useState } from 'react';
import { useLive, useOperation } from '#app/api.tsx';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useWorkbench } from '#app/workbench-context.ts';

/** Figures are at most this old, in milliseconds. */
const FRESH_MS = 60_000;
/** After a change they are read again, but not more often than this. */
const CHANGED_MS = 10_000;
const WAGE_REPORT = '/mes/report/wageReport';

/** Nobody's company: the applications of a person, without production data. */
export const isOwnApplications = (companyId: string): boolean => companyId === '-1';

/** Whether nothing may lead to an address: a company that limits data shows no wages. */
export function useHiddenWages(): (address: string | null) => boolean {
  const limited = useOperation(getConfigValue, { query: { code: 'DataPermission' } });
  const hidesWages = Boolean(limited.data?.value);
  return (address) => hidesWages && address?.startsWith(WAGE_REPORT) === true;
}

type Code = HomeCard['code'];

/** The cards of the person, or which they were when they cannot be read. */
export function useHomeCards() {
  const { companyId, userId } = useWorkbench();
  const [changed, setChanged] = useState(false);
  const markChanged = () => setChanged(true);
  useLive('message', markChanged);
  useLive('todo', markChanged);
  useLive('problem', markChanged);
  useLive('lineHour', markChanged);
  useLive('qc', markChanged);

  const query = useOperation(
    getHomeCards,
    {},
    {
      enabled: !isOwnApplications(companyId),
      keepPrevious: true,
      everyMs: changed ? CHANGED_MS : FRESH_MS,
    },
  );
  const isHidden = useHiddenWages();
  const { data, dataUpdatedAt, error } = query;

  const key = `home.${userId}.${companyId}`;
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    setChanged(false);
    writeStored(key, data?.map(({ code }) => code) ?? []);
  }, [data, dataUpdatedAt, key]);

  return {
    query,
    failed: error !== null,
    cards: data?.filter(({ link }) => !isHidden(link)),
    /** Codes of the last time, to draw places for. */
    remembered: () => codes(readStored<unknown>(key)),
  };
}

const codes = (stored: unknown): readonly Code[] =>
  Array.isArray(stored) ? stored.filter((code): code is Code => typeof code === 'string') : [];
