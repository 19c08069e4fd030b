import { Camera, Keyboard } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import { FixedProcess, ScannerReady } from './kept-today/fixed-process.tsx';
import { WornMachine } from './kept-today/worn-machine.tsx';
import { ModeChips } from './mode-chips.tsx';
import styles from './report.module.css';
import type { Report } from './use-report.ts';

interface ReportFootProps {
  readonly report: Report;
  /** The camera is open. */
  readonly looking: boolean;
  readonly onLook: () => void;
  readonly onType: () => void;
}

/** What the next scan counts for, and the ways to a code without a scanner. */
export function ReportFoot({ report, looking, onLook, onType }: ReportFootProps) {
  const t = useText();
  return (
    <footer className={styles.foot}>
      <WornMachine machine={report.machine} onRelease={() => report.setMachine(undefined)} />
      <FixedProcess
        fixed={report.fixed}
        isFixing={report.isFixing}
        onRelease={() => report.setFixed(undefined)}
      />
      <ModeChips
        mode={report.mode}
        onMode={report.setMode}
        isFixed={report.fixed !== undefined || report.isFixing}
        onFix={() =>
          report.fixed === undefined
            ? report.setFixing(!report.isFixing)
            : report.setFixed(undefined)
        }
      />
      <div className={styles.armed}>
        <ScannerReady />
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
