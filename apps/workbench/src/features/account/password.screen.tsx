import { type PasswordOwner, requireNewPassword } from '@garment-mes/domain/people';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { changePassword, getUserInfo } from '@garment-mes/sdk/amc';
import { Alert, Button, ErrorState, Field, Skeleton, TextInput } from '@garment-mes/ui';
import { type FormEvent, useRef, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import styles from './account-page.module.css';
import { md5 } from './md5.ts';
import { useStartAnew } from './use-start-anew.ts';

/** The own password: a first one is changed here before anything else is answered. */
export default function Password() {
  const { data: user, error, refetch } = useOperation(getUserInfo, {});
  if (error && !user)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (user === undefined) return <Skeleton lines={6} className={styles.page ?? ''} />;
  return <PasswordForm owner={user} isFirst={user.isFirstPassword} />;
}

const EMPTY = { present: '', wanted: '', again: '' };
type Typed = typeof EMPTY;

function PasswordForm({ owner, isFirst }: { owner: PasswordOwner; isFirst: boolean }) {
  const t = useText();
  const startAnew = useStartAnew();
  const [typed, setTyped] = useState(EMPTY);
  const [isAsked, setAsked] = useState(false);
  const sent = useRef(false);
  const change = useAction(changePassword, { inline: true, onDone: () => startAnew('/') });
  const faults: Partial<Typed> = {
    ...(typed.present === '' && { present: t('请输入当前密码') }),
    ...faultOf(typed.wanted, typed.present, owner),
    ...(typed.again !== typed.wanted && { again: t('两次输入的新密码不同') }),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (sent.current || Object.keys(faults).length > 0) return;
    sent.current = true;
    const body = { passwordMd5: md5(typed.present), newPasswordMd5: md5(typed.wanted) };
    void change.run({ body }).catch(() => {
      sent.current = false;
    });
  }

  const input = (name: keyof Typed, label: string, autoComplete: string) => (
    <Field label={label} required error={isAsked ? faults[name] : undefined}>
      <TextInput
        type="password"
        value={typed[name]}
        onValueChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
        autoComplete={autoComplete}
      />
    </Field>
  );
  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <h1 className={styles.heading}>{t('修改密码')}</h1>
      <Alert tone={isFirst ? 'warn' : 'info'}>
        {isFirst
          ? t('您用的是别人给的初始密码。先换成只有您知道的密码，再开始工作。')
          : t('修改后，您在其他设备上的登录会退出。')}
      </Alert>
      {input('present', isFirst ? t('初始密码') : t('当前密码'), 'current-password')}
      {input('wanted', t('新密码'), 'new-password')}
      {input('again', t('再次输入新密码'), 'new-password')}
      <p>{t('8到128个字符，用什么字符都可以；长一点比复杂更好。')}</p>
      {change.error !== undefined && <Alert tone="bad">{failureText(change.error)}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={change.pending}>
          {t('修改密码')}
        </Button>
      </div>
    </form>
  );
}

/** Why a password may not be chosen, said beside its field. */
function faultOf(wanted: string, present: string, owner: PasswordOwner): Partial<Typed> {
  try {
    if (wanted !== '' && wanted === present) throw new DomainError('password-same', {});
    requireNewPassword(wanted, owner);
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { wanted: refusalText(error, currentLanguage()) };
  }
}
