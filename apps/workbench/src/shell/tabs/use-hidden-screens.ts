import { getConfigValue } from '@garment-mes/sdk/amc';
import { useMemo } from 'react';
import { useOperation } from '#app/api.tsx';

const WAGE_REPORT = '/mes/report/wageReport';

/** Screens the configuration of the company keeps out of menu, search and address. */
export function useHiddenScreens(): ReadonlySet<string> {
  const { data } = useOperation(getConfigValue, { query: { code: 'DataPermission' } });
  const limited = Boolean(data?.value);
  return useMemo(() => new Set(limited ? [WAGE_REPORT] : []), [limited]);
}
