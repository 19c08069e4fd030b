import { type BundleRow, printBundles } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { failureText } from '#app/api.tsx';
import { useKeptRuns } from '#app/tab/kept-runs.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { keptShift } from '../labels/label-preview.tsx';
import { PrintRunDialog, ReprintDialog } from '../labels/print-run.tsx';
import type { PrintRun } from '../labels/run-of-labels.ts';
import { useChosenLabels } from '../labels/use-chosen-labels.ts';
import { useLabelPrint } from '../labels/use-label-print.tsx';
import { useLayout } from '../labels/use-layout.ts';

/** Prints the label of a bundle once more, for a reason, and has it counted once it came out. */
export function Reprint({ rows, close }: OpenedProps<BundleRow>) {
  const { can } = useWorkbench();
  const { layout } = useLayout();
  const kept = useKeptRuns<PrintRun>('labelRuns');
  const selected = new Set(rows.map(({ id }) => id));
  const chosen = useChosenLabels({ rows, selected, order: 'bundle' });
  const { print } = useLabelPrint({ chosen, layout, shift: keptShift(), kept });
  const run = can(printBundles.permissionKey) ? kept.runs[0] : undefined;
  if (run)
    return (
      <PrintRunDialog
        key={run.requestId}
        run={run}
        onAnswer={(said) => kept.keep({ ...run, said })}
        onClose={() => {
          kept.end(run);
          close();
        }}
      />
    );
  // What a label says of its order is read first.
  if (!chosen.mayPrint) return null;
  return (
    <ReprintDialog
      count={rows.length}
      onReason={(reason) =>
        void print(rows, reason).catch((error: unknown) => {
          toast.error(failureText(error));
          close();
        })
      }
      onClose={close}
    />
  );
}
