import { cancelUserDeletion } from '@garment-mes/sdk/amc';
import { useSessionActions } from '@garment-mes/session-machine/react';
import { Alert, Button } from '@garment-mes/ui';
import { UserRoundX } from 'lucide-react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from '../account-page.module.css';
import { useStartAnew } from '../use-start-anew.ts';
import { daysLeft } from './days-left.ts';

/** An account in its last days: they can be ended, nothing else can be done. */
export function DeletionRunning({ deletionDate }: { readonly deletionDate: string | null }) {
  const t = useText();
  const startAnew = useStartAnew();
  const { now } = useWorkbench();
  const session = useSessionActions();
  const cancel = useAction(cancelUserDeletion, { inline: true, onDone: () => startAnew('/') });
  return (
    <section className={styles.state}>
      <UserRoundX aria-hidden size={40} />
      <h1>
        {t('账号将于 {deletionDate} 注销，还剩 {n} 天', {
          deletionDate: deletionDate ?? '–',
          n: deletionDate === null ? 0 : daysLeft(deletionDate, now()),
        })}
      </h1>
      {cancel.error !== undefined && <Alert tone="bad">{failureText(cancel.error)}</Alert>}
      <div className={styles.actions}>
        <Button
          variant="primary"
          pending={cancel.pending}
          onClick={() => void cancel.run({}).catch(() => undefined)}
        >
          {t('撤销注销')}
        </Button>
        <Button onClick={() => void session.signOut()}>{t('退出登录')}</Button>
      </div>
    </section>
  );
}
