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

/** The print the person is asked about afterwards, after a reload as well. */
export function usePrintSheets() {
  const kept = useKeptRuns<SheetRun>('sheetRuns');
  return {
    /** Waits for an answer; `undefined` when nothing does. */
    run: kept.runs[0],
    /** Keeps a print before the printer is fed: the page may go away meanwhile. */
    begin(ids: readonly string[], layout: SheetLayoutName): SheetRun {
      const run = { requestId: newRequestId(), ids, layout };
      kept.begin(run);
      return run;
    },
    /** The printer was fed. */
    ask: kept.ask,
    end: kept.end,
  };
}

export type PrintSheets = ReturnType<typeof usePrintSheets>;
