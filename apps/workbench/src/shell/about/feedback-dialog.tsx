import { createFeedback, uploadPicture } from '@garment-mes/sdk/amc';
import {
  Alert,
  Button,
  clearDraft,
  Dialog,
  Field,
  RichEditor,
  sanitiseHtml,
} from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { isBlank, pictureFault } from './feedback-content.ts';
import styles from './feedback-dialog.module.css';

/** Characters of an address the service keeps. */
const LONGEST_PATH = 64;

interface FeedbackDialogProps {
  /** Address the person is at. */
  readonly path: string;
  readonly onClose: () => void;
}

/** Sends feedback with pictures. What was typed is kept until it is sent. */
export default function FeedbackDialog({ path, onClose }: FeedbackDialogProps) {
  const t = useText();
  const { client, userId } = useWorkbench();
  const draftKey = `feedback ${userId}`;
  const [content, setContent] = useState('');
  const [uploading, setUploading] = useState(0);
  const [fault, setFault] = useState<string>();
  const send = useAction(createFeedback, { ok: t('反馈成功！'), inline: true });

  async function sendPicture(file: File): Promise<string> {
    const wrong = pictureFault(file);
    if (wrong !== undefined) throw new Error(wrong);
    setUploading((count) => count + 1);
    try {
      return await uploadPicture(client, { body: { file } });
    } finally {
      setUploading((count) => count - 1);
    }
  }

  async function submit() {
    const safe = sanitiseHtml(content);
    if (isBlank(safe)) return setFault(t('请输入反馈内容'));
    setFault(undefined);
    try {
      await send.run({ body: { fromWhere: path.slice(0, LONGEST_PATH), content: safe } });
    } catch {
      // The dialog stays, with what the service said and what was typed.
      return;
    }
    clearDraft(draftKey);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('意见反馈')}
      size={960}
      className={styles.dialog ?? ''}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button
            variant="primary"
            pending={send.pending}
            disabled={uploading > 0}
            onClick={() => void submit()}
          >
            {t('提交')}
          </Button>
        </>
      }
    >
      <Field label={t('反馈内容')} required error={fault}>
        <RichEditor
          value={content}
          onValueChange={(html) => {
            setContent(html);
            setFault(undefined);
          }}
          draftKey={draftKey}
          sendPicture={sendPicture}
        />
      </Field>
      {send.error !== undefined && <Alert tone="bad">{failureText(send.error)}</Alert>}
    </Dialog>
  );
}
