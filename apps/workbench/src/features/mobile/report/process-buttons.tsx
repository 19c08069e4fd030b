import { BundleProcessStatusLabels } from '@garment-mes/sdk/labels';
import { Switch } from '@garment-mes/ui';
import { labelOf, useText } from '#kit/i18n.ts';
import styles from './report.module.css';
import type { ReportableProcess, ScannedBundle } from './report-state.ts';
import { Sheet } from './sheet.tsx';

interface ProcessButtonsProps {
  readonly bundle: ScannedBundle;
  /** Rework is reported on processes that are done. */
  readonly rework: boolean;
  readonly keep: boolean;
  readonly onKeep: (keep: boolean) => void;
  readonly onPick: (process: ReportableProcess) => void;
  readonly onCancel: () => void;
}

/** The processes of a bundle as large buttons; closed ones say why. */
export function ProcessButtons(props: ProcessButtonsProps) {
  const t = useText();
  const { bundle, rework, keep, onKeep, onPick, onCancel } = props;
  const isOpen = ({ openNum, doneNum }: ReportableProcess) => (rework ? doneNum > 0 : openNum > 0);
  const sorted = [
    ...bundle.processes.filter(isOpen),
    ...bundle.processes.filter((one) => !isOpen(one)),
  ];

  return (
    <Sheet
      title={`${bundle.label} ${bundle.colorName} ${bundle.sizeName}`}
      note={t('选择工序')}
      onClose={onCancel}
      foot={
        <Switch checked={keep} onCheckedChange={onKeep}>
          {t('固定此工序，下次扫到即报')}
        </Switch>
      }
    >
      <div className={styles.processes}>
        {sorted.map((process) => (
          <button
            key={process.orderProcessId}
            type="button"
            className={styles.process}
            disabled={!isOpen(process)}
            onClick={() => onPick(process)}
          >
            <span>
              {process.seqNo} {process.processName}
            </span>
            <small>
              {isOpen(process)
                ? t('可报 {num}', { num: rework ? process.doneNum : process.openNum })
                : (process.blockText ?? labelOf(BundleProcessStatusLabels[process.status]))}
            </small>
          </button>
        ))}
      </div>
    </Sheet>
  );
}
