import { recordCuttingBedPrint } from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog } from '@garment-mes/ui';
import { useEffect, useEffectEvent } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { SheetRun } from './use-print-sheets.ts';

interface SheetRunDialogProps {
  readonly run: SheetRun;
  readonly onClose: () => void;
}

/** Asks, once the printer has been fed, whether the sheets came out, and has them counted. */
export function SheetRunDialog({ run, onClose }: SheetRunDialogProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { requestId, ids, layout } = run;
  const action = useAction(recordCuttingBedPrint, { inline: true, onDone: onClose });
  const mayCount = can(recordCuttingBedPrint.permissionKey);
  const leave = useEffectEvent(onClose);
  // Who may not count prints is not asked.
  useEffect(() => {
    if (!mayCount) leave();
  }, [mayCount]);
  if (!mayCount) return null;

  return (
    <Dialog
      open
      size={420}
      onOpenChange={(open) => !open && !action.pending && onClose()}
      // What came out of the printer is only known here: a key too many must not throw the answer away.
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
      title={t('打印成功了吗？')}
      footer={
        <>
          <Button disabled={action.pending} onClick={onClose}>
            {t('否')}
          </Button>
          <Button
            variant="primary"
            pending={action.pending}
            // The dialog shows the refusal.
            onClick={() =>
              void action.run({ body: { requestId, ids: [...ids], layout } }).catch(() => undefined)
            }
          >
            {t('是')}
          </Button>
        </>
      }
    >
      <p>{t('共 {count} 张，登记后计入打印次数', { count: ids.length })}</p>
      {action.error && <Alert tone="bad">{failureText(action.error)}</Alert>}
    </Dialog>
  );
}
