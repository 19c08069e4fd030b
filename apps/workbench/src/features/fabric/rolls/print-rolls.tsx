import { type FabricLotRow, type FabricRollRow, getCloth } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useEffect, useEffectEvent } from 'react';
import { failureText } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useWorkbench, type Workbench } from '#app/workbench-context.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { printLabels } from '#screens/print/label.tsx';
import { isLabelled, rollLabel } from './roll-label.ts';

/** Prints the labels of chosen rolls; draws nothing. */
export function PrintRolls({ rows, close }: OpenedProps<FabricRollRow>) {
  usePrinted(async (workbench) => printRolls(rows, workbench), close);
  return null;
}

/** Prints the labels of all rolls of chosen receipts; draws nothing. */
export function PrintRollsOf({ rows, close }: OpenedProps<FabricLotRow>) {
  usePrinted(async (workbench) => {
    const receipts = await Promise.all(
      rows.map(({ cNo }) => getCloth(workbench.client, { query: { cNo } })),
    );
    return printRolls(
      receipts.flatMap(({ rolls }) => rolls),
      workbench,
    );
  }, close);
  return null;
}

/** Prints the labels of rolls that lie in the house. */
export async function printRolls(
  rolls: readonly FabricRollRow[],
  workbench: Workbench,
): Promise<void> {
  const labelled = rolls.filter(isLabelled);
  if (labelled.length === 0) toast.info(t('没有可打印标签的布卷'));
  else await printLabels(rollLabel, labelled, workbench);
}

function usePrinted(print: (workbench: Workbench) => Promise<void>, close: () => void): void {
  const workbench = useWorkbench();
  const run = useEffectEvent(async () => {
    try {
      await print(workbench);
    } catch (error) {
      toast.error(failureText(error));
    }
    close();
  });
  useEffect(() => void run(), []);
}
