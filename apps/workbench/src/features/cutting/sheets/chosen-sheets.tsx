import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { type CuttingBedRow, recordCuttingBedPrint } from '@garment-mes/sdk/mes2';
import { Alert, Button, EmptyState } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { SheetRunDialog } from './sheet-run-dialog.tsx';
import styles from './sheets.module.css';
import { MOST_SHEETS, usePrintSheets } from './use-print-sheets.ts';
import { useSheetPapers } from './use-sheet-papers.tsx';

/** The papers of the chosen beds next to their list; a void bed has none. */
export function ChosenSheets({ beds }: { readonly beds: readonly CuttingBedRow[] }) {
  const t = useText();
  const { can } = useWorkbench();
  const sheets = usePrintSheets();
  const alive = beds.filter(({ status }) => status !== BedStatus.void);
  const isTooMany = beds.length > MOST_SHEETS;
  const ids = isTooMany ? [] : alive.map(({ id }) => id);
  const { view, isReady, print, save } = useSheetPapers(ids, sheets);
  const isOff = ids.length === 0 || !isReady;

  return (
    <section className={styles.chosen} aria-label={t('打印预览')}>
      <div className={styles.buttons}>
        <Button disabled={isOff} onClick={() => void save()}>
          {t('导出 PDF')}
        </Button>
        {can(recordCuttingBedPrint.permissionKey) && (
          <Button variant="primary" disabled={isOff} onClick={() => void print()}>
            {ids.length === 0 ? t('打印') : t('打印 {count} 张', { count: ids.length })}
          </Button>
        )}
      </div>
      {isTooMany && (
        <Alert tone="bad">
          {t('一次最多{max}张床单，已选{count}张', { max: MOST_SHEETS, count: beds.length })}
        </Alert>
      )}
      {beds
        .filter(({ status }) => status === BedStatus.void)
        .map(({ id, bedLabel }) => (
          <Alert key={id} tone="warn">
            {t('床次{bed}已作废，未打印', { bed: bedLabel })}
          </Alert>
        ))}
      {ids.length > 0 ? view : <EmptyState>{t('勾选床次，在此预览床单')}</EmptyState>}
      {sheets.run && (
        <SheetRunDialog
          key={sheets.run.requestId}
          run={sheets.run}
          onClose={() => sheets.run && sheets.end(sheets.run)}
        />
      )}
    </section>
  );
}
