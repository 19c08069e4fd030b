import { Camera, Keyboard, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './frame.module.css';

interface CodeFootProps {
  /** The camera is open. */
  readonly looking: boolean;
  readonly onLook: () => void;
  readonly onType: () => void;
  /** Above the ways to a code. */
  readonly children?: ReactNode;
}

/** The lower edge of a page that scans: the ways to a code without a scanner. */
export function CodeFoot({ looking, onLook, onType, children }: CodeFootProps) {
  const t = useText();
  return (
    <footer className={styles.foot}>
      {children}
      <div className={styles.armed}>
        <span className={styles.ready}>
          <ScanLine aria-hidden /> <span>{t('扫码枪已就绪')}</span>
        </span>
        <button type="button" className={styles.hand} aria-pressed={looking} onClick={onLook}>
          <Camera aria-hidden /> {t('拍码')}
        </button>
        <button type="button" className={styles.hand} onClick={onType}>
          <Keyboard aria-hidden /> {t('手输')}
        </button>
      </div>
    </footer>
  );
}
