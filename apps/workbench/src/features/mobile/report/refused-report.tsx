import { useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { Keypad } from './keypad.tsx';
import type { RecentScan } from './recent.ts';
import styles from './report.module.css';
import { Sheet } from './sheet.tsx';

interface RefusedReportProps {
  readonly report: Pick<RecentScan, 'requestId' | 'bundle' | 'process' | 'num' | 'text'>;
  readonly onClose: () => void;
  readonly onRemove: (requestId: string) => void;
  /** Sends it once more, with another number of pieces where it is given. */
  readonly onRepeat: (requestId: string, num?: number) => void;
}

/** What becomes of a report that was refused. It is work that was done: nothing throws it away by one tap. */
export function RefusedReport({ report, onClose, onRemove, onRepeat }: RefusedReportProps) {
  const t = useText();
  const [step, setStep] = useState<'choose' | 'count' | 'remove'>('choose');
  const { requestId, bundle, process, num, text } = report;
  const title = `${bundle} ${process} ${t('{num}件', { num })}`;
  const note = text === undefined ? {} : { note: text };
  const repeat = (pieces?: number) => {
    onRepeat(requestId, pieces);
    onClose();
  };

  if (step === 'count')
    return <Keypad title={title} {...note} most={undefined} onCancel={onClose} onNumber={repeat} />;
  if (step === 'remove')
    return (
      <Sheet title={t('这笔不再上传，确定删除？')} note={title} onClose={onClose}>
        <button type="button" className={styles.secondary} onClick={onClose}>
          {t('保留')}
        </button>
        <button
          type="button"
          className={styles.primary}
          onClick={() => {
            onRemove(requestId);
            onClose();
          }}
        >
          {t('删除')}
        </button>
      </Sheet>
    );
  return (
    <Sheet title={title} {...note} onClose={onClose}>
      <button type="button" className={styles.secondary} onClick={() => setStep('remove')}>
        {t('删除')}
      </button>
      <button type="button" className={styles.secondary} onClick={() => setStep('count')}>
        {t('改数')}
      </button>
      <button type="button" className={styles.primary} onClick={() => repeat()}>
        {t('再报一次')}
      </button>
    </Sheet>
  );
}
