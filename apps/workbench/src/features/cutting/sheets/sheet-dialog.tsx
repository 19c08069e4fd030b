import { Button, Dialog } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './sheets.module.css';
import type { PrintSheets } from './use-print-sheets.ts';
import { useSheetPapers } from './use-sheet-papers.tsx';

interface SheetDialogProps {
  readonly ids: readonly string[];
  readonly sheets: Pick<PrintSheets, 'begin' | 'ask' | 'end' | 'hide'>;
}

/** The papers of beds, looked at before they are printed. */
export function SheetDialog({ ids, sheets }: SheetDialogProps) {
  const t = useText();
  const { view, isReady, print } = useSheetPapers(ids, sheets);
  return (
    <Dialog
      open
      size={960}
      onOpenChange={(open) => !open && sheets.hide()}
      title={t('打印床单（{count} 张）', { count: ids.length })}
      footer={
        <>
          <span className={styles.hint}>{t('在打印窗口选“另存为 PDF”即得到文件')}</span>
          <Button onClick={sheets.hide}>{t('取消')}</Button>
          <Button variant="primary" disabled={!isReady} onClick={() => void print()}>
            {t('打印')}
          </Button>
        </>
      }
    >
      {view}
    </Dialog>
  );
}
