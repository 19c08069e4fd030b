import { SheetDialog } from './sheet-dialog.tsx';
import { SheetRunDialog } from './sheet-run-dialog.tsx';
import type { PrintSheets } from './use-print-sheets.ts';

/** The papers that are looked at, and the question about those that were printed. */
export function SheetDialogs({ sheets }: { readonly sheets: PrintSheets }) {
  const { shown, run, end } = sheets;
  return (
    <>
      {shown && <SheetDialog ids={shown} sheets={sheets} />}
      {run && <SheetRunDialog key={run.requestId} run={run} onClose={() => end(run)} />}
    </>
  );
}
