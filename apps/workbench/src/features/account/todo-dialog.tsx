import { createTodo } from '@garment-mes/sdk/amc';
import { Alert, Button, DateInput, Dialog, Field, Textarea } from '@garment-mes/ui';
import { type FormEvent, useId, useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import styles from './work.module.css';

const LONGEST = 500;

/** The long form of a to-do. */
export function TodoDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const form = useId();
  const [tips, setTips] = useState('');
  const [due, setDue] = useState('');
  const [tried, setTried] = useState(false);
  const add = useAction(createTodo, { ok: t('添加成功'), inline: true, onDone: onClose });
  const isEmpty = tips.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isEmpty || due === '' || add.pending) return;
    void add.run({ body: { tips: tips.trim(), taskEndDate: due } }).catch(() => undefined);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('新增待办')}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button type="submit" form={form} variant="primary" pending={add.pending}>
            {t('添加')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={t('待办内容')}
          required
          error={tried && isEmpty ? t('请输入待办内容') : undefined}
        >
          <Textarea value={tips} onValueChange={setTips} rows={4} maxLength={LONGEST} />
        </Field>
        <Field
          label={t('结束时间')}
          required
          error={tried && due === '' ? t('请选择待办结束时间') : undefined}
        >
          <DateInput withTime value={due} onValueChange={setDue} />
        </Field>
        {add.error !== undefined && <Alert tone="bad">{failureText(add.error)}</Alert>}
      </form>
    </Dialog>
  );
}
