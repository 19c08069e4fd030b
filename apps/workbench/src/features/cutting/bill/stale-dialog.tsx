import { isBedOpen } from '@garment-mes/domain';
import { Alert, Button, Dialog } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#kit/i18n.ts';
import styles from './bill.module.css';
import { differences } from './differences.ts';
import { draftOfBed } from './draft-of-bed.ts';
import grid from './grid.module.css';
import type { BillDraft } from './use-bill-draft.ts';

interface StaleDialogProps {
  /** Who was faster and when, in the words of the server; `undefined` while nobody was. */
  readonly text: string | undefined;
  readonly bill: BillDraft;
  readonly onClose: () => void;
}

/** Somebody saved the bed first. Nothing typed here is lost before the person says so. */
export function StaleDialog({ text, bill, onClose }: StaleDialogProps) {
  const t = useText();
  const [read, setRead] = useState(false);
  const [pending, setPending] = useState(false);
  const found =
    read && bill.bed ? differences(bill.draft, draftOfBed(bill.bed, bill.choices)) : undefined;

  const isHandedOn = read && bill.bed !== undefined && !isBedOpen(bill.bed);

  function close() {
    setRead(false);
    onClose();
  }

  function takeTheirs() {
    bill.forget();
    close();
  }

  async function readAgain() {
    setPending(true);
    await bill.rebase();
    setPending(false);
    setRead(true);
  }

  return (
    <Dialog
      open={text !== undefined}
      onOpenChange={(open) => !open && close()}
      title={t('床单已被别人修改')}
      footer={
        found === undefined ? (
          <>
            <Button onClick={close}>{t('稍后')}</Button>
            <Button variant="primary" pending={pending} onClick={() => void readAgain()}>
              {t('重新读取，保留我填的')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={takeTheirs}>{t('用对方的')}</Button>
            {!isHandedOn && (
              <Button variant="primary" onClick={close}>
                {t('用我的，继续编辑')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.dialog}>
        <Alert tone="warn">{text}</Alert>
        {found !== undefined && found.length === 0 && <div>{t('已读取，两边填的一样')}</div>}
        {found !== undefined && found.length > 0 && (
          <table className={grid.table}>
            <thead>
              <tr>
                <th>{t('不同之处')}</th>
                <th className={grid.figure}>{t('我填的')}</th>
                <th className={grid.figure}>{t('对方的')}</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ cell, label, mine, theirs }) => (
                <tr key={cell}>
                  <td>{label}</td>
                  <td className={grid.figure}>{mine || '–'}</td>
                  <td className={grid.figure}>{theirs || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}
