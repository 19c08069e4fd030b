import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

/** What `ask` takes: a confirm dialog without its switch. */
export interface Question extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'children'> {
  text?: ReactNode;
}

/**
 * One question at a time, asked from a callback. Render `dialog` anywhere in the component.
 *
 *     const { ask, dialog } = useConfirm();
 *     ask({ title: '确定删除？', danger: true, onConfirm: () => remove(id) });
 */
export function useConfirm(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);

  const ask = useCallback((next: Question) => {
    setQuestion(next);
    setOpen(true);
  }, []);

  if (question === undefined) return { ask, dialog: null };
  const { text, ...props } = question;
  return {
    ask,
    dialog: (
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen}>
        {text}
      </ConfirmDialog>
    ),
  };
}
