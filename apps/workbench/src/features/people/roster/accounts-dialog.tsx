import { type EmployeeRow, type RegisteredAccount, registerAccounts } from '@garment-mes/sdk/amc';
import { Alert, Button, Dialog } from '@garment-mes/ui';
import { useRef, useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import styles from './roster.module.css';

/** Opens accounts for people and shows their first passwords, this once. */
export function AccountsDialog({ rows, close }: OpenedProps<EmployeeRow>) {
  const t = useText();
  const { run, pending, error } = useAction(registerAccounts, { inline: true });
  const [made, setMade] = useState<readonly RegisteredAccount[]>([]);
  const [isDone, setDone] = useState(false);
  const started = useRef(false);
  const [first] = rows;
  const isOne = rows.length === 1 && first !== undefined;

  async function open() {
    if (started.current) return;
    started.current = true;
    try {
      for (const [outUser, people] of Map.groupBy(rows, (row) => row.outUser)) {
        const outcomes = await run({ body: { ids: people.map(({ id }) => id), outUser } });
        setMade((before) => [...before, ...outcomes]);
      }
      setDone(true);
    } catch {
      started.current = false;
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !pending && close()}
      title={
        isOne
          ? t('为 {name} 开通账号，登录名 {phone}？', {
              name: first.employeeName,
              phone: first.phone ?? '–',
            })
          : t('为 {count} 人开通账号？登录名为手机号', { count: rows.length })
      }
      footer={
        // The second click of a double one must not close what is shown once.
        <>
          {isDone && <Button onClick={close}>{t('关闭')}</Button>}
          <Button
            key="open"
            variant="primary"
            pending={pending}
            disabled={isDone}
            onClick={() => void open()}
          >
            {t('开通账号')}
          </Button>
        </>
      }
    >
      {error !== undefined && <Alert tone="bad">{failureText(error)}</Alert>}
      {made.some(({ isOk }) => isOk) && (
        <Alert tone="warn">{t('初始密码只显示这一次，请现在交给本人')}</Alert>
      )}
      <ul className={styles.accounts}>
        {made.map(({ id, employeeName, username, isOk, text }) => (
          <li key={id}>
            <b>{employeeName}</b>
            <span>{username}</span>
            <span className={isOk ? undefined : styles.refused}>{text}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
