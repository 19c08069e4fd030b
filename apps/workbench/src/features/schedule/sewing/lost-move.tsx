import type { ScheduleBar } from '@garment-mes/sdk/mes2';
import { Alert, Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import chart from '../chart/chart.module.css';
import { NAMES_PX, topOfLane } from '../chart/lane-row.tsx';
import { momentOf, type TimeScale, xOf } from '../chart/time-scale.ts';
import { rebased } from './bars/bar-draft.ts';
import styles from './sewing.module.css';
import { useGoneAfter } from './use-gone-after.ts';
import type { LostMove, Sewing } from './use-sewing.ts';

/** How long a lost move stays on the board. */
const GHOST_MS = 10_000;

interface LostGhostProps {
  readonly lost: LostMove;
  readonly scale: TimeScale;
  readonly laneIds: readonly string[];
}

/** Where the bar was to go when somebody else was faster. */
export function LostGhost({ lost: { bar, change }, scale, laneIds }: LostGhostProps) {
  const width = xOf(scale, momentOf(bar.endDate)) - xOf(scale, momentOf(bar.startDate));
  return (
    <span
      className={chart.ghost}
      style={{
        left: NAMES_PX + xOf(scale, momentOf(change.startDate)),
        top: topOfLane(laneIds.indexOf(change.lineDeptId)),
        width,
      }}
    >
      {bar.orderNo}
    </span>
  );
}

/** What was lost on the board, for as long as its ghost is there. */
export function LostOnBoard({ sewing }: { readonly sewing: Sewing }) {
  useGoneAfter(sewing.lost === undefined ? undefined : GHOST_MS, sewing.forgetLost);
  return <LostAlert sewing={sewing} className={styles.lost} />;
}

interface LostAlertProps {
  readonly sewing: Sewing;
  readonly className?: string | undefined;
  readonly onMoved?: () => void;
}

/** Who was faster, and another try with the bar as it is now. */
export function LostAlert({ sewing, className, onMoved }: LostAlertProps) {
  const t = useText();
  const { lost, byId } = sewing;
  if (lost === undefined) return null;
  const bar = byId.get(lost.bar.id);
  async function again(now: ScheduleBar, { change, bar: was }: LostMove) {
    if (await sewing.change(now, rebased(change, was, now))) onMoved?.();
  }
  return (
    <Alert
      tone="warn"
      className={className}
      actions={
        <Button
          size="small"
          disabled={bar === undefined}
          onClick={() => bar && void again(bar, lost)}
        >
          {t('再试一次')}
        </Button>
      }
    >
      {lost.text}
    </Alert>
  );
}
