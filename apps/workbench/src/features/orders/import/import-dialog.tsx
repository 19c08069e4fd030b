import { importOrders } from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog, type Step, Steps } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import styles from '#screens/sheet/sheet.module.css';
import { useSheetFile } from '#screens/sheet/use-sheet-file.ts';
import { type CheckedSheet, checkSheet } from './check-sheet.ts';
import { ChooseStep } from './choose-step.tsx';
import { faultyOrders, type ImportFault, rowsToSend } from './import-rows.ts';
import { IMPORT_ROWS } from './order-sheet.ts';
import { PreviewStep } from './preview-step.tsx';
import { ResultStep } from './result-step.tsx';

/** Orders from a file in three steps: choose it, check what was read, see the outcome. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [sheet, setSheet] = useState<CheckedSheet>();
  const [answer, setAnswer] = useState<{ okNum: number; errors: readonly ImportFault[] }>();
  const { run, pending } = useAction(importOrders, { ok: null, inline: true });
  const { reading, fault, setFault, take } = useSheetFile(IMPORT_ROWS, (texts) => {
    const checked = checkSheet(texts);
    setFault(checked.fault);
    if (checked.fault === undefined) setSheet(checked);
  });

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

  async function send() {
    setFault(undefined);
    try {
      setAnswer(await run({ body: { rows: [...rows] } }));
    } catch (error) {
      setFault(failureText(error));
    }
  }

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
        ) : (
          sheet && (
            <>
              <Button disabled={pending} onClick={() => setSheet(undefined)}>
                {t('重新选择')}
              </Button>
              <Button
                variant="primary"
                pending={pending}
                disabled={rows.length === 0}
                onClick={() => void send()}
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
        {answer && sheet ? (
          <ResultStep sheet={sheet} okNum={answer.okNum} errors={answer.errors} />
        ) : sheet ? (
          <PreviewStep sheet={sheet} />
        ) : (
          <ChooseStep reading={reading} onFile={(file) => void take(file)} />
        )}
      </div>
    </Dialog>
  );
}

const ordersOf = ({ rows }: CheckedSheet): number =>
  new Set(rows.map(({ orderNo }) => orderNo)).size;
