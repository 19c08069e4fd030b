import { useConfirm } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';

interface Leaving {
  /** Something would be lost. */
  readonly isDirty: boolean;
  /** It is being saved: nobody leaves now. */
  readonly pending: boolean;
  readonly onClose: () => void;
  /** What becomes of the input, said under the question. */
  readonly text?: string;
}

/** Closes a drawer that is typed into, after a question when something would be lost. */
export function useLeave({ isDirty, pending, onClose, text }: Leaving): {
  readonly leave: () => void;
  readonly question: ReactNode;
} {
  const t = useText();
  const { ask, dialog } = useConfirm();
  return {
    question: dialog,
    leave() {
      if (pending) return;
      if (!isDirty) return onClose();
      ask({
        title: t('有未保存的内容，确定关闭？'),
        text,
        confirmLabel: t('关闭'),
        danger: true,
        onConfirm: onClose,
      });
    },
  };
}
