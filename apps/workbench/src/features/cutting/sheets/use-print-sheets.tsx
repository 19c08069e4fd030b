import { BedStatus } from '@garment-mes/domain';
import { type CuttingBedRow, listCuttingBedSheets } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useCallback, useState } from 'react';
import { failureText } from '#kit/api.tsx';
import { t } from '#kit/i18n.ts';
import { printPages } from '#kit/print-pages.tsx';
import { clockText, newRequestId } from '#kit/request-id.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import { SHEET_PRINT, SpreadingSheet } from './spreading-sheet.tsx';

/** Sheets that went to the printer and are not counted yet. */
export interface SheetRun {
  /** Made once, so that a click too many counts once. */
  readonly requestId: string;
  readonly ids: readonly string[];
}

/** Sheets one call reads and one job prints. */
const MOST = 50;

/** Prints the spreading sheets of beds; `run` is what the person is asked about afterwards. */
export function usePrintSheets() {
  const { client, companyName, userName, now } = useWorkbench();
  const [run, setRun] = useState<SheetRun>();
  const [pending, setPending] = useState(false);

  const print = useCallback(
    async (beds: readonly Pick<CuttingBedRow, 'id' | 'bedLabel' | 'status'>[]): Promise<void> => {
      if (beds.length > MOST) {
        toast.error(t('一次最多{max}张床单，已选{count}张', { max: MOST, count: beds.length }));
        return;
      }
      const alive = beds.filter(({ status }) => status !== BedStatus.void);
      for (const { bedLabel } of beds.filter(({ status }) => status === BedStatus.void))
        toast.info(t('床次{bed}已作废，未打印', { bed: bedLabel }));
      if (alive.length === 0) return;
      setPending(true);
      try {
        const ids = alive.map(({ id }) => id);
        const sheets = await listCuttingBedSheets(client, { query: { ids: ids.join(',') } });
        const at = clockText(now()).slice(0, 16);
        const foot = `${companyName} · ${t('{time} {name} 打印', { time: at, name: userName })}`;
        await printPages(
          t('拉布单'),
          SHEET_PRINT,
          sheets.map((sheet) => <SpreadingSheet key={sheet.bed.id} sheet={sheet} foot={foot} />),
        );
        setRun({ requestId: newRequestId(), ids: sheets.map(({ bed }) => bed.id) });
      } catch (error) {
        toast.error(failureText(error));
      } finally {
        setPending(false);
      }
    },
    [client, companyName, userName, now],
  );

  return { print, pending, run, close: () => setRun(undefined) };
}
