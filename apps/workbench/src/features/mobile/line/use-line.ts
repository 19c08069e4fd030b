import { getSewingLineLive, listLines } from '@garment-mes/sdk/mes2';
import { useSearch } from 'wouter';
import { useLive, useOperation } from '#app/api.tsx';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { SEWING_LINE } from '#garment/no-line.tsx';

/** Minutes of open problems go on where nothing is pushed. */
const MINUTE_MS = 60_000;

/** The line of this tablet: from the address, else chosen once and kept on the device. */
export function useLine() {
  const { companyId } = useWorkbench();
  const key = `terminal.${companyId}`;
  const asked = new URLSearchParams(useSearch()).get('lineDeptId');
  const [lineDeptId, setLine] = useTabState<string | undefined>(
    'line',
    () => asked ?? readStored<string>(key),
  );
  const [locked, setLocked] = useTabState(
    'locked',
    () => readStored<boolean>(`${key}.lock`) ?? false,
  );
  const lines = useOperation(
    listLines,
    { query: { pageNum: 1, pageSize: 200, lineType: SEWING_LINE } },
    { enabled: lineDeptId === undefined },
  );
  const live = useOperation(
    getSewingLineLive,
    { query: { lineDeptId: lineDeptId ?? '' } },
    { enabled: lineDeptId !== undefined, live: 'lineHour', everyMs: MINUTE_MS },
  );
  useLive(lineDeptId === undefined ? undefined : 'problem', () => void live.refetch());
  return {
    lineDeptId,
    lines,
    live,
    /** A locked tablet stays at its line and at its order. */
    locked,
    lock(next: boolean) {
      writeStored(`${key}.lock`, next);
      setLocked(next);
    },
    choose(id: string | undefined) {
      writeStored(key, id);
      setLine(id);
    },
  };
}
