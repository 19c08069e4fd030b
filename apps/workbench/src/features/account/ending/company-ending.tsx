import {
  type CompanyDeletion,
  cancelCompanyDeletion,
  exportCompanyData,
} from '@garment-mes/sdk/amc';
import { useSession, useSessionActions } from '@garment-mes/session-machine/react';
import { Alert, Button } from '@garment-mes/ui';
import { Building2 } from 'lucide-react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from '../account-page.module.css';
import { useStartAnew } from '../use-start-anew.ts';

/** A company in its last days: its people go elsewhere, its administrators save or keep it. */
export function CompanyEnding({ deletion }: { readonly deletion: CompanyDeletion }) {
  const t = useText();
  const startAnew = useStartAnew();
  const { can, companyId } = useWorkbench();
  const session = useSessionActions();
  const companies = useSession((snapshot) => snapshot.companies);
  const cancel = useAction(cancelCompanyDeletion, { inline: true, onDone: () => startAnew('/') });
  const save = useAction(exportCompanyData, {
    inline: true,
    onDone: ({ url }) => location.assign(url),
  });
  const others = companies.filter(({ id, delFlag }) => id !== companyId && delFlag !== '2');
  const failure = cancel.error ?? save.error;
  return (
    <section className={styles.state}>
      <Building2 aria-hidden size={40} />
      <h1>
        {t('{name} 正在注销，{n} 天后清除数据，期间只读', {
          name: deletion.name,
          n: deletion.leftDays ?? 0,
        })}
      </h1>
      {failure !== undefined && <Alert tone="bad">{failureText(failure)}</Alert>}
      {others.length > 0 && (
        <div className={styles.companies}>
          <h2 className={styles.subheading}>{t('切换公司')}</h2>
          {others.map(({ id, name }) => (
            <Button key={id} variant="plain" onClick={() => session.chooseCompany(id)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.actions}>
        {can(cancelCompanyDeletion.permissionKey) && (
          <Button
            variant="primary"
            pending={cancel.pending}
            onClick={() => void cancel.run({}).catch(() => undefined)}
          >
            {t('撤销注销')}
          </Button>
        )}
        {can(exportCompanyData.permissionKey) && (
          <Button pending={save.pending} onClick={() => void save.run({}).catch(() => undefined)}>
            {t('导出数据')}
          </Button>
        )}
        <Button onClick={() => void session.signOut()}>{t('退出登录')}</Button>
      </div>
    </section>
  );
}
