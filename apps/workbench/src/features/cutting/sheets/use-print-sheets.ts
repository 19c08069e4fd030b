import { BedStatus } from '@garment-mes/domain';
import type { CuttingBedRow } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useCallback, useState } from 'react';
import { t } from '#kit/i18n.ts';
import { newRequestId } from '#kit/request-id.ts';
import type { SheetLayoutName } from './sheet-layouts.ts';

/** Sheets that went to the printer and are not counted yet. */
export interface SheetRun {
  /** Made once, so that a click too many counts once. */
  readonly requestId: string;
  readonly ids: readonly string[];
  readonly layout: SheetLayoutName;
}

/** Sheets one call reads and one job prints. */
const MOST = 50;

/** Beds whose sheets are looked at, and the print the person is asked about afterwards. */
export function usePrintSheets() {
  const [shown, setShown] = useState<readonly string[]>();
  const [run, setRun] = useState<SheetRun>();

  const show = useCallback(
    (beds: readonly Pick<CuttingBedRow, 'id' | 'bedLabel' | 'status'>[]): void => {
      if (beds.length > MOST) {
        toast.error(t('一次最多{max}张床单，已选{count}张', { max: MOST, count: beds.length }));
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
    run,
    printed(ids: readonly string[], layout: SheetLayoutName) {
      setShown(undefined);
      setRun({ requestId: newRequestId(), ids, layout });
    },
    close() {
      setShown(undefined);
      setRun(undefined);
    },
  };
}
