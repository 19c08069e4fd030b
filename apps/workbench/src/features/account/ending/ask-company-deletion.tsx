import { type CompanyDeletion, requestCompanyDeletion } from '@garment-mes/sdk/amc';
import { Alert, Button, Field, Textarea, useConfirm } from '@garment-mes/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from '../account-page.module.css';
import { useStartAnew } from '../use-start-anew.ts';

const BEING_DELETED = '2';

/** What is against ending a company, and the form that asks for it. Two administrators have to. */
export function AskCompanyDeletion({ deletion }: { readonly deletion: CompanyDeletion }) {
  const t = useText();
  const startAnew = useStartAnew();
  const { can } = useWorkbench();
  const [reason, setReason] = useState(deletion.reason ?? '');
  const [tried, setTried] = useState(false);
  const { ask, dialog } = useConfirm();
  const isBlocked = deletion.checks.some(({ isOk }) => !isOk);
  const request = useAction(requestCompanyDeletion, {
    inline: true,
    onDone: ({ delFlag }) => {
      if (delFlag === BEING_DELETED) startAnew('/companyDelete');
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isBlocked || reason.trim() === '') return;
    ask({
      title: t('需第二位管理员同意，30天后清除全部数据。确定？'),
      danger: true,
      confirmLabel: t('申请注销'),
      onConfirm: () => request.run({ body: { reason: reason.trim() } }),
    });
  }

  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <h1 className={styles.heading}>{t('公司注销')}</h1>
      <p>{deletion.name}</p>
      {deletion.isWaiting && <Alert tone="warn">{t('已有一位管理员申请，等待第二位同意。')}</Alert>}
      <section>
        <h2 className={styles.subheading}>{t('检查')}</h2>
        <ul className={styles.checks}>
          {deletion.checks.map(({ code, text, isOk, link }) => (
            <li key={code} className={styles.check}>
              {isOk ? (
                <CircleCheck aria-hidden size={16} className={styles.good} />
              ) : (
                <CircleX aria-hidden size={16} className={styles.bad} />
              )}
              {isOk || link === null ? text : <TextLink to={link}>{text}</TextLink>}
            </li>
          ))}
        </ul>
      </section>
      {can(requestCompanyDeletion.permissionKey) ? (
        <>
          <Field
            label={t('原因')}
            required
            error={tried && reason.trim() === '' ? t('请填写原因') : undefined}
          >
            <Textarea value={reason} onValueChange={setReason} maxLength={500} rows={3} />
          </Field>
          <div className={styles.actions}>
            <Button type="submit" variant="danger" disabled={isBlocked}>
              {deletion.isWaiting ? t('同意注销') : t('申请注销')}
            </Button>
            {isBlocked && <span>{t('检查全部通过后才能申请')}</span>}
          </div>
        </>
      ) : (
        <Alert tone="info">{t('只有公司管理员可以申请。')}</Alert>
      )}
      {dialog}
    </form>
  );
}
