import { getUserInfo, submitRealName } from '@garment-mes/sdk/amc';
import { Alert, Button, ErrorState, Field, Skeleton, TextInput } from '@garment-mes/ui';
import { BadgeCheck, Hourglass } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from './account-page.module.css';
import { type Identity, identityFaults, noIdentity } from './identity-faults.ts';
import { PictureField } from './picture-field.tsx';

const VERIFIED = '0';
const IN_REVIEW = '1';
const REFUSED = '3';

export default function Verified() {
  const t = useText();
  const { data: user, error, refetch } = useOperation(getUserInfo, {});
  if (error && !user)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (user === undefined) return <Skeleton lines={6} className={styles.page ?? ''} />;
  if (user.realNameAuth === VERIFIED)
    return (
      <section className={styles.state}>
        <BadgeCheck aria-hidden size={40} className={styles.good} />
        <h1>{t('已实名')}</h1>
        <p>{masked(user.name)}</p>
      </section>
    );
  if (user.realNameAuth === IN_REVIEW)
    return (
      <section className={styles.state}>
        <Hourglass aria-hidden size={40} />
        <h1>{t('审核中')}</h1>
        <p>{t('提交的资料正在审核，结果会通知您。')}</p>
      </section>
    );
  return <IdentityForm refused={user.realNameAuth === REFUSED} />;
}

/** The first sign of a name, no more, because others may see the screen. */
const masked = (name: string): string =>
  name.slice(0, 1) + '*'.repeat(Math.max(1, name.length - 1));

function IdentityForm({ refused }: { readonly refused: boolean }) {
  const t = useText();
  const { now } = useWorkbench();
  const { setDirty } = useTab();
  const [identity, setIdentity] = useTabState<Identity>('identity', noIdentity);
  const [tried, setTried] = useState(false);
  const submit = useAction(submitRealName, { inline: true });
  const found = identityFaults(identity, new Date(now()).toISOString().slice(0, 10));
  const faults = tried ? found : {};
  const set = (part: Partial<Identity>) => setIdentity((before) => ({ ...before, ...part }));
  const typed = Object.values(identity).some((value) => value !== '');
  useEffect(() => setDirty(typed && !submit.pending), [setDirty, submit.pending, typed]);

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(found).length > 0) return;
    const name = identity.name.trim();
    const idCardNo = identity.idCardNo.trim().toUpperCase();
    submit.run({ body: { ...identity, name, idCardNo } }).then(
      () => setIdentity(noIdentity),
      () => undefined,
    );
  }

  return (
    <form className={styles.page} onSubmit={send} noValidate>
      <h1 className={styles.heading}>{t('实名认证')}</h1>
      {refused && <Alert tone="bad">{t('上次提交未通过，请核对后重新提交。')}</Alert>}
      <Field label={t('姓名')} required error={faults.name}>
        <TextInput value={identity.name} onValueChange={(name) => set({ name })} maxLength={32} />
      </Field>
      <Field label={t('身份证号')} required error={faults.idCardNo}>
        <TextInput
          value={identity.idCardNo}
          onValueChange={(idCardNo) => set({ idCardNo })}
          maxLength={18}
          autoComplete="off"
        />
      </Field>
      <div className={styles.pair}>
        <PictureField
          label={t('人像面')}
          value={identity.frontUrl}
          onChange={(frontUrl) => set({ frontUrl })}
          error={faults.frontUrl}
        />
        <PictureField
          label={t('国徽面')}
          value={identity.backUrl}
          onChange={(backUrl) => set({ backUrl })}
          error={faults.backUrl}
        />
      </div>
      {submit.error !== undefined && <Alert tone="bad">{failureText(submit.error)}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={submit.pending}>
          {t('提交认证')}
        </Button>
      </div>
    </form>
  );
}
