import { getStyle, type StyleRow } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '#app/api.tsx';
import { href } from '#app/routes.ts';
import { useWorkbench, type Workbench } from '#app/workbench-context.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { ApproveDialog } from '../detail/approve-dialog.tsx';
import { printStyle, readSizes } from '../detail/print-style.tsx';

type Whole = Awaited<ReturnType<typeof getStyle>>;

/** Asks before a style is approved; what is wrong with it leads to its operations. */
export function ApproveStyle({ rows, close }: OpenedProps<StyleRow>) {
  const [, navigate] = useLocation();
  const [style, setStyle] = useState<Whole>();
  useStyle(rows, setStyle, close);
  if (style === undefined) return null;
  const operations = href('/mes/style/styleDetail/{id}', { id: style.id }, { tab: 'processes' });
  return <ApproveDialog open style={style} onFix={() => navigate(operations)} onClose={close} />;
}

/** Prints the operation sheet of a style; draws nothing. */
export function PrintStyle({ rows, close }: OpenedProps<StyleRow>) {
  useStyle(
    rows,
    async (style, workbench) => {
      await printStyle('sheet', style, await readSizes(workbench.client, style), workbench);
      close();
    },
    close,
  );
  return null;
}

/** Reads a style as it stands now, once; what fails is said, and closes. */
function useStyle(
  [row]: readonly StyleRow[],
  take: (style: Whole, workbench: Workbench) => void | Promise<void>,
  close: () => void,
): void {
  const workbench = useWorkbench();
  const read = useEffectEvent(async () => {
    try {
      if (row) await take(await getStyle(workbench.client, { query: { id: row.id } }), workbench);
    } catch (error) {
      toast.error(failureText(error));
      close();
    }
  });
  useEffect(() => void read(), []);
}
