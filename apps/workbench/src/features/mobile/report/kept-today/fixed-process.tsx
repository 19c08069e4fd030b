import { ScanLine, X } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import styles from '../report.module.css';
import type { FixedProcess as Fixed } from './use-fixed-process.ts';

interface FixedProcessProps {
  readonly fixed: Fixed | undefined;
  /** The next bundle asks which process it is to be. */
  readonly isFixing: boolean;
  readonly onRelease: () => void;
}

/** The process the next scans are for, or that the next bundle asks for one. */
export function FixedProcess({ fixed, isFixing, onRelease }: FixedProcessProps) {
  const t = useText();
  if (fixed === undefined)
    return isFixing && <output className={styles.fixing}>{t('扫一扎，选要固定的工序')}</output>;
  return (
    <button
      type="button"
      className={styles.fixed}
      aria-label={t('不再固定 {name}', { name: fixed.processName })}
      onClick={onRelease}
    >
      <ScanLine aria-hidden />
      <span>{fixed.processName}</span>
      <X aria-hidden />
    </button>
  );
}
