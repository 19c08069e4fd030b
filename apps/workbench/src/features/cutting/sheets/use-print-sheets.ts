import { BedStatus } from '@garment-mes/domain/cutting-bed';
import type { CuttingBedRow } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useCallback, useState } from 'react';
import { t } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useKeptRuns } from '#app/tab/kept-runs.ts';
import type { SheetLayoutName } from './sheet-layouts.ts';

/** Sheets that went to the printer and are not counted yet. */
export interface SheetRun {
  /** Made once, so that a click too many counts once. */
  readonly requestId: string;
  readonly ids: readonly string[];
  readonly layout: SheetLayoutName;
}

/** Sheets one call reads and one job prints. */
export const MOST_SHEETS = 50;

/**
 * Beds whose sheets are looked at, and the print the person is asked about afterwards, after a reload as well.
 *
 * @param only the bed whose prints alone are asked about; all of this account when left out
 */
export function usePrintSheets(only?: string) {
  const [shown, setShown] = useState<readonly string[]>();
  const kept = useKeptRuns<SheetRun>('sheetRuns');
  const isAsked = ({ ids }: SheetRun) => only === undefined || ids.every((id) => id === only);

  const show = useCallback(
    (beds: readonly Pick<CuttingBedRow, 'id' | 'bedLabel' | 'status'>[]): void => {
      if (beds.length > MOST_SHEETS) {
        toast.error(
          t('一次最多{max}张床单，已选{count}张', { max: MOST_SHEETS, count: beds.length }),
        );
        return;
      }
      const alive = beds.filter(({ status }) => status !== BedStatus.void);
      for (const { bedLabel } of beds.filter(({ status }) => status === BedStatus.void))
        toast.info(t('床次{bed}已作废，未打印', { bed: bedLabel }));
      if (alive.length > 0) setShown(alive.map(({ id }) => id));
    },
    [],
  );

  return {
    show,
    shown,
    hide: () => setShown(undefined),
    /** Waits for an answer; `undefined` when nothing does. */
    run: kept.runs.find(isAsked),
    /** Keeps a print before the printer is fed: the page may go away meanwhile. */
    begin(ids: readonly string[], layout: SheetLayoutName): SheetRun {
      const run = { requestId: newRequestId(), ids, layout };
      kept.begin(run);
      return run;
    },
    /** The printer was fed. */
    ask(run: SheetRun) {
      setShown(undefined);
      kept.ask(run);
    },
    end: kept.end,
  };
}

export type PrintSheets = ReturnType<typeof usePrintSheets>;
