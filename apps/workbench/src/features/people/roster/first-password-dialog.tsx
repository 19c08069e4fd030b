import { type EmployeeRow, type FirstPassword, setFirstPassword } from '@garment-mes/sdk/amc';
import { Alert, Button, Dialog } from '@garment-mes/ui';
import { useRef, useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import styles from './roster.module.css';

/** Gives a person a first password and shows it, this once. */
export function FirstPasswordDialog({ rows: [row], close }: OpenedProps<EmployeeRow>) {
  const t = useText();
  const [data, setData] = useState<FirstPassword>();
  const { run, pending, error } = useAction(setFirstPassword, { inline: true, onDone: setData });
  const started = useRef(false);
  if (row === undefined) return null;
  const { id, employeeName: name } = row;

  async function reset() {
    if (started.current) return;
    started.current = true;
    await run({ body: { id } }).catch(() => {
      started.current = false;
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !pending && close()}
      title={t('为 {name} 重设密码？', { name })}
      footer={
        // The second click of a double one must not close what is shown once.
        <>
          {data !== undefined && <Button onClick={close}>{t('关闭')}</Button>}
          <Button
            key="reset"
            variant="danger"
            pending={pending}
            disabled={data !== undefined}
            onClick={() => void reset()}
          >
            {t('重设密码')}
          </Button>
        </>
      }
    >
      {error !== undefined && <Alert tone="bad">{failureText(error)}</Alert>}
      {data === undefined ? (
        <p>{t('旧密码马上失效，{name} 在各设备上的登录都会退出。', { name })}</p>
      ) : (
        <>
          <Alert tone="warn">{t('初始密码只显示这一次，请现在交给本人')}</Alert>
          <ul className={styles.accounts}>
            <li>
              <b>{name}</b>
              <span>{t('登录名 {username}', { username: data.username })}</span>
              <span>{data.password}</span>
            </li>
          </ul>
        </>
      )}
    </Dialog>
  );
}
