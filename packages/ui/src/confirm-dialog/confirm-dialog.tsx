import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { errorText } from '../error-text.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './confirm-dialog.module.css';

/** What `<ConfirmDialog>` takes. */
export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen, in words. */
  children?: ReactNode;
  /** The verb on the button; 确定 when it is left out. */
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Destroys something: red button, the focus starts on 取消. */
  danger?: boolean | undefined;
  /** Held back until what it asks for is filled in. */
  confirmDisabled?: boolean | undefined;
  size?: 420 | 560 | 960 | undefined;
  /** The dialog waits for it, closes when it succeeds and shows the refusal when it fails. */
  onConfirm: () => unknown;
}

/** Asks before something is done and stays until the answer has come back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  confirmDisabled = false,
  size = 420,
  onConfirm,
}: ConfirmDialogProps) {
  const labels = useLabels();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'asking' | 'pending'>('asking');
  const [refusal, setRefusal] = useState<string>();

  function change(next: boolean) {
    if (state === 'pending') return;
    setRefusal(undefined);
    onOpenChange(next);
  }

  async function confirm() {
    setState('pending');
    setRefusal(undefined);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setRefusal(errorText(error, labels.failed));
    } finally {
      setState('asking');
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      size={size}
      role="alertdialog"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (danger ? cancelButton : confirmButton).current?.focus();
      }}
      footer={
        <>
          <Button ref={cancelButton} disabled={state === 'pending'} onClick={() => change(false)}>
            {cancelLabel ?? labels.cancel}
          </Button>
          <Button
            ref={confirmButton}
            variant={danger ? 'danger' : 'primary'}
            pending={state === 'pending'}
            disabled={confirmDisabled}
            onClick={confirm}
          >
            {confirmLabel ?? labels.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.words}>{children}</div>
      {refusal !== undefined && (
        <Alert tone="bad" className={styles.refusal}>
          {refusal}
        </Alert>
      )}
    </Dialog>
  );
}
