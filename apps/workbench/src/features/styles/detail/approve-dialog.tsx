import { approveStyle, type Style } from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog } from '@garment-mes/ui';
import { CircleX } from 'lucide-react';
import { useRef } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { approvalIssues, type ProcessSpot } from './approval-issues.ts';
import styles from './style.module.css';

interface ApproveDialogProps {
  readonly open: boolean;
  readonly style: Style;
  /** Focuses the cell where a rule is broken, once the dialog is closed. */
  readonly onFix: (spot: ProcessSpot) => void;
  readonly onClose: () => void;
}

/** Asks before a style is approved; what keeps it from that is listed with the way there. */
export function ApproveDialog({ open, style, onFix, onClose }: ApproveDialogProps) {
  const t = useText();
  const { id, version, styleVersion, processes } = style;
  const fixing = useRef<ProcessSpot>(undefined);
  const opener = useRef<Element | null>(null);
  const approve = useAction(approveStyle, { inline: true, onDone: onClose });
  const issues = open ? approvalIssues(processes) : [];

  function close() {
    if (approve.pending) return;
    approve.reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      size={560}
      role="alertdialog"
      onOpenChange={(next) => !next && close()}
      onOpenAutoFocus={() => {
        opener.current = document.activeElement;
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (fixing.current !== undefined) onFix(fixing.current);
        else if (opener.current instanceof HTMLElement) opener.current.focus();
        fixing.current = undefined;
      }}
      title={t('批准后版本升为 {version}，确定？', { version: styleVersion + 1 })}
      footer={
        <>
          <Button disabled={approve.pending} onClick={close}>
            {t('取消')}
          </Button>
          <Button
            variant="primary"
            pending={approve.pending}
            disabled={issues.length > 0}
            // A refusal stands below.
            onClick={() => void approve.run({ body: { id, version } }).catch(() => undefined)}
          >
            {t('批准')}
          </Button>
        </>
      }
    >
      {issues.length > 0 && (
        <ul className={styles.issues}>
          {issues.map(({ text, spot }) => (
            <li key={text}>
              <CircleX role="img" aria-label={t('未通过')} />
              <span>{text}</span>
              {spot && (
                <Button
                  variant="plain"
                  size="small"
                  onClick={() => {
                    fixing.current = spot;
                    close();
                  }}
                >
                  {t('去修改')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {approve.error && <Alert tone="bad">{failureText(approve.error)}</Alert>}
    </Dialog>
  );
}
