import { Alert, Button, Dialog, type Step, Steps } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import styles from '#screens/sheet/sheet.module.css';
import { TextEncoding } from '#screens/sheet/text-encoding.tsx';
import { useSheetFile } from '#screens/sheet/use-sheet-file.ts';
import { type CheckedSheet, checkSheet } from './check-sheet.ts';
import { ChooseStep } from './choose-step.tsx';
import { faultyOrders, rowsToSend } from './import-rows.ts';
import { IMPORT_ROWS } from './order-sheet.ts';
import { PreviewStep } from './preview-step.tsx';
import { ResultStep } from './result-step.tsx';
import { useOrderImport } from './use-order-import.ts';

/** Orders from a file in three steps: choose it, check what was read, see the outcome. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [sheet, setSheet] = useState<CheckedSheet>();
  const { send, sent, answer, stop } = useOrderImport();
  const pending = sent !== undefined;
  const file = useSheetFile(IMPORT_ROWS, (texts) => {
    const checked = checkSheet(texts);
    file.setFault(checked.fault);
    setSheet(checked.fault === undefined ? checked : undefined);
  });
  const { reading, fault, setFault } = file;

  const step = answer ? 2 : sheet ? 1 : 0;
  const names = [t('选择文件'), t('预览'), t('结果')];
  const steps = names.map(
    (label, index): Step => ({
      id: String(index),
      label,
      state: index < step ? 'done' : index === step ? 'current' : 'todo',
    }),
  );
  const rows = sheet && sheet.fault === undefined ? rowsToSend(sheet) : [];

  return (
    <Dialog
      open
      size={960}
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t('导入订单')}
      footer={
        answer ? (
          <Button variant="primary" onClick={onClose}>
            {t('关闭')}
          </Button>
        ) : sheet && pending ? (
          <Button onClick={stop}>{t('停止')}</Button>
        ) : (
          sheet && (
            <>
              <Button
                onClick={() => {
                  file.forget();
                  setSheet(undefined);
                }}
              >
                {t('重新选择')}
              </Button>
              <Button
                variant="primary"
                disabled={rows.length === 0}
                onClick={() => void send(sheet).catch((error) => setFault(failureText(error)))}
              >
                {t('导入 {count} 单', {
                  count: ordersOf(sheet) - faultyOrders(sheet.rows).size,
                })}
              </Button>
            </>
          )
        )
      }
    >
      <div className={styles.import}>
        <Steps steps={steps} />
        {fault !== undefined && <Alert tone="bad">{fault}</Alert>}
        {pending && (
          <output>{t('正在导入 {done}/{all} 行', { done: sent, all: rows.length })}</output>
        )}
        {!answer && !pending && <TextEncoding encoding={file.encoding} onChange={file.recode} />}
        {file.question}
        {answer && sheet ? (
          <ResultStep sheet={sheet} okNum={answer.okNum} errors={answer.errors} />
        ) : sheet ? (
          <PreviewStep sheet={sheet} />
        ) : (
          <ChooseStep reading={reading} onFile={(chosen) => void file.take(chosen)} />
        )}
      </div>
    </Dialog>
  );
}

const ordersOf = ({ rows }: CheckedSheet): number =>
  new Set(rows.map(({ orderNo }) => orderNo)).size;
