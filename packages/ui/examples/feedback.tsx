import { Button, clearDraft, Field, RichEditor, RichText, UiProvider } from '@garment-mes/ui';
import { useState } from 'react';

export default function Feedback() {
  const [html, setHtml] = useState('');
  const [sent, setSent] = useState('');

  function send() {
    setSent(html);
    setHtml('');
    clearDraft('feedback');
  }

  return (
    <UiProvider>
      <Field label="反馈内容" required>
        <RichEditor
          value={html}
          onValueChange={setHtml}
          draftKey="feedback"
          sendPicture={async (picture) => `/files/${picture.name}`}
        />
      </Field>
      <Button disabled={html === ''} onClick={send}>
        发送
      </Button>
      <RichText html={sent} />
    </UiProvider>
  );
}
