import { ConfirmDialog, Field, Textarea } from '@garment-mes/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/i18n.ts';

interface ReasonDialogProps {
  /** The question. */
  readonly title: string;
  /** The verb on the button. */
  readonly confirmLabel: string;
  /** What will happen, in words. */
  readonly children?: ReactNode;
  readonly danger?: boolean;
  /** `false` lets the reason be left out. */
  readonly required?: boolean;
  /** The dialog waits for it and shows the refusal when it fails. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Letters a reason may have, as the service takes them. */
const LONGEST = 500;

/** Asks for a reason before something is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const t = useText();
  const { title, confirmLabel, children, danger = false, required = true } = props;
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={title}
      danger={danger}
      confirmLabel={confirmLabel}
      confirmDisabled={required && reason.trim() === ''}
      onConfirm={() => props.onConfirm(reason.trim())}
    >
      {children}
      <Field label={t('原因')} required={required}>
        <Textarea rows={2} maxLength={LONGEST} value={reason} onValueChange={setReason} />
      </Field>
    </ConfirmDialog>
  );
}
