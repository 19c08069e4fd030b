import { type Message, msg, useText } from '#app/i18n.ts';
import styles from '../frame/frame.module.css';
import type { ReportMode } from './use-bundle-report.ts';

const MODES: readonly { readonly mode: ReportMode; readonly label: Message }[] = [
  { mode: 'all', label: msg('连扫') },
  { mode: 'amount', label: msg('改数') },
  { mode: 'rework', label: msg('返工') },
];

interface ModeChipsProps {
  readonly mode: ReportMode;
  readonly onMode: (mode: ReportMode) => void;
  /** A process is fixed, or is about to be. */
  readonly isFixed: boolean;
  readonly onFix: () => void;
}

/** How the next scan is taken: whole, by number, or as rework; for one process or for that of each bundle. */
export function ModeChips({ mode, onMode, isFixed, onFix }: ModeChipsProps) {
  const t = useText();
  return (
    <div className={styles.modes}>
      {MODES.map((one) => (
        <button
          key={one.mode}
          type="button"
          aria-pressed={mode === one.mode}
          className={styles.mode}
          onClick={() => onMode(one.mode)}
        >
          {t(one.label)}
        </button>
      ))}
      <button type="button" aria-pressed={isFixed} className={styles.mode} onClick={onFix}>
        {t('固定工序')}
      </button>
    </div>
  );
}
