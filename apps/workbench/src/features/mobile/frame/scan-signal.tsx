import { useText } from '#app/i18n.ts';
import styles from './frame.module.css';
import type { useScanAnswer } from './use-scan-answer.ts';

/** What a scan was answered with, over the whole page: a refusal until it is tapped away, a flash of colour. */
export function ScanSignal({
  refusal,
  flash,
  dismiss,
}: Pick<ReturnType<typeof useScanAnswer>, 'refusal' | 'flash' | 'dismiss'>) {
  const t = useText();
  return (
    <>
      {refusal !== undefined && (
        <div role="alert">
          <button type="button" className={styles.refusal} onClick={dismiss}>
            <span className={styles.refusalText}>{refusal}</span>
            <small>{t('点一下继续')}</small>
          </button>
        </div>
      )}
      {flash && <div key={flash} className={styles.flash} data-tone={flash} />}
    </>
  );
}
