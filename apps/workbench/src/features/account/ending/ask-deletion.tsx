import { getUserDeleteCheck, requestUserDeletion } from '@garment-mes/sdk/amc';
import { Alert, Button, ErrorState, Field, Skeleton, TextInput, useConfirm } from '@garment-mes/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import styles from '../account-page.module.css';
import { md5 } from '../md5.ts';
import { useStartAnew } from '../use-start-anew.ts';

/** What an account loses when it is ended, what is against it, and the words that ask for it. */
export function AskDeletion() {
  const t = useText();
  const startAnew = useStartAnew();
  const check = useOperation(getUserDeleteCheck, {});
  const [phrase, setPhrase] = useState('');
  const [password, setPassword] = useState('');
  const request = useAction(requestUserDeletion, {
    inline: true,
    onDone: () => startAnew('/accountDelete'),
  });
  const { ask, dialog } = useConfirm();
  const wanted = t('确认注销');
  const blocks = check.data?.blocks ?? [];
  const ready = check.data?.isOk === true && phrase.trim() === wanted && password !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    ask({
      title: t('15天后账号将注销，期间只能撤销。确定？'),
      danger: true,
      confirmLabel: t('申请注销'),
      onConfirm: () => request.run({ body: { phrase: phrase.trim(), passwordMd5: md5(password) } }),
    });
  }

  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <h1 className={styles.heading}>{t('账号注销')}</h1>
      <section>
        <h2 className={styles.subheading}>{t('注销后')}</h2>
        <ul className={styles.points}>
          <li>{t('登录名、手机、邮箱、头像和实名资料被清除，不能恢复。')}</li>
          <li>{t('姓名在历史工资中保留。')}</li>
          <li>{t('您不再属于任何公司。')}</li>
        </ul>
      </section>
      <section>
        <h2 className={styles.subheading}>{t('检查')}</h2>
        {check.error && !check.data ? (
          <ErrorState onRetry={() => void check.refetch()}>{failureText(check.error)}</ErrorState>
        ) : check.data === undefined ? (
          <Skeleton lines={2} />
        ) : (
          <ul className={styles.checks}>
            {blocks.map(({ code, text }) => (
              <li key={code + text} className={styles.check}>
                <CircleX aria-hidden size={16} className={styles.bad} />
                {text}
              </li>
            ))}
            {blocks.length === 0 && (
              <li className={styles.check}>
                <CircleCheck aria-hidden size={16} className={styles.good} />
                {t('可以注销')}
              </li>
            )}
          </ul>
        )}
      </section>
      <Field label={t('输入“{phrase}”', { phrase: wanted })} required>
        <TextInput value={phrase} onValueChange={setPhrase} autoComplete="off" />
      </Field>
      <Field label={t('密码')} required>
        <TextInput
          type="password"
          value={password}
          onValueChange={setPassword}
          autoComplete="current-password"
        />
      </Field>
      {request.error !== undefined && <Alert tone="bad">{failureText(request.error)}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" variant="danger" disabled={!ready}>
          {t('申请注销')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
