import type { TreeDict } from '@garment-mes/sdk/mes2';
import { Button, toast } from '@garment-mes/ui';
import { FileDown } from 'lucide-react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { exportTree } from './tree-sheet.ts';

interface ExportButtonProps {
  /** Of the tree. */
  readonly name: string;
  readonly entries: readonly TreeDict[];
}

/** Saves the whole tree as a sheet. */
export function ExportButton({ name, entries }: ExportButtonProps) {
  const t = useText();
  const workbench = useWorkbench();
  return (
    <Button
      icon={<FileDown aria-hidden />}
      disabled={entries.length === 0}
      onClick={() =>
        void exportTree(entries, name, workbench).catch((fault) => toast.error(failureText(fault)))
      }
    >
      {t('导出')}
    </Button>
  );
}
