import { answerWorkflowTask, type WorkflowTaskRow } from '@garment-mes/sdk/amc';
import { ConfirmDialog, Field, Textarea } from '@garment-mes/ui';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';

/** How an approval may be answered. */
export const AGREED = 1;
export const REFUSED = 2;

interface AnswerDialogProps {
  readonly task: WorkflowTaskRow;
  readonly result: typeof AGREED | typeof REFUSED;
  readonly onClose: () => void;
}

/** Decides an approval; a refusal has to say why. */
export function AnswerDialog({ task, result, onClose }: AnswerDialogProps) {
  const t = useText();
  const [opinion, setOpinion] = useState('');
  const [missing, setMissing] = useState(false);
  const answer = useAction(answerWorkflowTask, { inline: true });
  const word = result === AGREED ? t('同意') : t('拒绝');

  async function decide() {
    const text = opinion.trim();
    if (result === REFUSED && text === '') {
      setMissing(true);
      throw new Error(t('请填写意见'));
    }
    const { id, version } = task;
    await answer.run({ body: { id, version, result, ...(text === '' ? {} : { opinion: text }) } });
  }

  return (
    <ConfirmDialog
      open
      danger={result === REFUSED}
      title={t('{word}：{title}', { word, title: task.title })}
      confirmLabel={word}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={decide}
      size={560}
    >
      <Field
        label={t('意见')}
        required={result === REFUSED}
        error={missing ? t('请填写意见') : undefined}
      >
        <Textarea
          value={opinion}
          onValueChange={(text) => {
            setOpinion(text);
            setMissing(false);
          }}
          rows={3}
          maxLength={500}
        />
      </Field>
    </ConfirmDialog>
  );
}
