import { Alert, Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from '../bill.module.css';
import type { useKeptDraft } from '../draft/use-kept-draft.ts';

interface BillNoticesProps {
  readonly kept: ReturnType<typeof useKeptDraft>;
  /** Somebody saved the bed meanwhile. */
  readonly isOvertaken: boolean;
  readonly onCompare: () => void;
}

/** Above the bill: what was left unsaved here, and that somebody else was faster. */
export function BillNotices({ kept, isOvertaken, onCompare }: BillNoticesProps) {
  const t = useText();
  return (
    <>
      {kept.offered && (
        <Alert
          tone="info"
          className={styles.offer}
          actions={
            <>
              <Button size="small" onClick={kept.forget}>
                {t('丢弃')}
              </Button>
              <Button size="small" variant="primary" onClick={kept.restore}>
                {t('恢复')}
              </Button>
            </>
          }
        >
          {t('恢复 {time} 未保存的床单？', { time: clockOf(kept.offered.at) })}
        </Alert>
      )}
      {isOvertaken && (
        <Alert
          tone="warn"
          className={styles.offer}
          actions={
            <Button size="small" onClick={onCompare}>
              {t('对比')}
            </Button>
          }
        >
          {t('床单已被别人修改')}
        </Alert>
      )}
    </>
  );
}

/** Hours and minutes of the company's clock. */
const clockOf = (at: number): string => new Date(at).toISOString().slice(11, 16);
