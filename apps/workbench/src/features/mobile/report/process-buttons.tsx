import { BundleProcessStatusLabels } from '@garment-mes/sdk/labels';
import { Switch } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import { Sheet } from '../frame/sheet.tsx';
import { Tile, Tiles } from '../frame/tiles.tsx';
import type { ReportableProcess, ScannedBundle } from './report-state.ts';

interface ProcessButtonsProps {
  readonly bundle: ScannedBundle;
  readonly note: string;
  /** Rework is reported on processes that are done. */
  readonly rework: boolean;
  /** Processes of the order that the person reported last, the newest first. */
  readonly recent: readonly string[];
  /** Whether the choice is kept for the next bundles; left out where nothing is kept. */
  readonly keep?: boolean;
  readonly onKeep?: (keep: boolean) => void;
  readonly onPick: (process: ReportableProcess) => void;
  readonly onCancel: () => void;
}

/** The processes of a bundle as large buttons; closed ones say why. */
export function ProcessButtons(props: ProcessButtonsProps) {
  const t = useText();
  const { bundle, note, rework, recent, keep, onKeep, onPick, onCancel } = props;
  const isOpen = ({ openNum, doneNum }: ReportableProcess) => (rework ? doneNum > 0 : openNum > 0);
  const sorted = [
    ...inRecentOrder(bundle.processes.filter(isOpen), recent),
    ...bundle.processes.filter((one) => !isOpen(one)),
  ];

  return (
    <Sheet
      title={`${bundle.label} ${bundle.colorName} ${bundle.sizeName}`}
      note={note}
      onClose={onCancel}
      foot={
        onKeep && (
          <Switch checked={keep ?? false} onCheckedChange={onKeep}>
            {t('固定此工序，下次扫到即报')}
          </Switch>
        )
      }
    >
      <Tiles>
        {sorted.map((process) => (
          <Tile
            key={process.orderProcessId}
            disabled={!isOpen(process)}
            onPress={() => onPick(process)}
            note={
              isOpen(process)
                ? t('可报 {num}', { num: rework ? process.doneNum : process.openNum })
                : (process.blockText ?? labelOf(BundleProcessStatusLabels[process.status]))
            }
          >
            {process.seqNo} {process.processName}
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  );
}

/** What somebody does all day first, the rest in the order of the bundle. */
function inRecentOrder(
  processes: readonly ReportableProcess[],
  recent: readonly string[],
): readonly ReportableProcess[] {
  const place = ({ orderProcessId }: ReportableProcess) => {
    const at = recent.indexOf(orderProcessId);
    return at < 0 ? recent.length : at;
  };
  return processes.toSorted((a, b) => place(a) - place(b));
}
