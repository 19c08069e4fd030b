import { Checkbox } from '@garment-mes/ui';
import { Lock, TriangleAlert } from 'lucide-react';
import { memo, useMemo } from 'react';
import styles from './chart.module.css';
import type { ChartBar, ChartLane } from './chart-model.ts';
import { barsBetween, type LaneIndex } from './lane-window.ts';
import { loadStrip } from './load-strip.ts';
import { momentAt, momentOf, stretches, type TimeScale, xOf } from './time-scale.ts';

/** Names of the lanes. */
export const NAMES_PX = 188;

/** Where the nth lane begins, counted from 0; the chart says how high its lanes are. */
export const topOfLane = (at: number): string => `calc(var(--lane) * ${at})`;

interface LaneRowProps {
  readonly lane: ChartLane;
  readonly index: LaneIndex;
  readonly at: number;
  readonly scale: TimeScale;
  /** The stretch that is drawn, in pixels. */
  readonly left: number;
  readonly right: number;
  /** The active bar, when it is one of this lane. */
  readonly activeId: string | undefined;
  readonly isSelected: (id: string) => boolean;
  /** Keep the function between renders. */
  readonly describe: (bar: ChartBar, lane: ChartLane) => string;
  /** Written on an extra workday: 班. */
  readonly extraMark: string;
  /** Whether the lane is ticked. */
  readonly isTicked: boolean;
  readonly tick: LaneTick | undefined;
}

/** Lets lanes be ticked by their names. Keep the object between renders. */
export interface LaneTick {
  readonly labelOf: (lane: ChartLane) => string;
  readonly onTick: (laneId: string) => void;
}

/** One lane: its name, the days nobody works, its load and the bars in view. */
export const LaneRow = memo(function LaneRow(props: LaneRowProps) {
  const { lane, index, at, scale, left, right, activeId, isSelected, describe, extraMark } = props;
  const { isTicked, tick } = props;
  const strip = useMemo(() => loadStrip(scale, lane.loads), [scale, lane.loads]);
  const rests = useMemo(
    () =>
      stretches(lane.restDays).map(({ from, days }) => ({
        id: from,
        x: xOf(scale, momentOf(from)),
        width: days * scale.dayPx,
      })),
    [scale, lane.restDays],
  );
  const extras = useMemo(
    () => lane.extraDays.map((date) => ({ id: date, x: xOf(scale, momentOf(date)) })),
    [scale, lane.extraDays],
  );
  const shown = barsBetween(index, momentAt(scale, left), momentAt(scale, right));
  const active = shown.some(({ id }) => id === activeId)
    ? undefined
    : index.bars.find(({ id }) => id === activeId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: lanes lie on top of one another, a table cannot.
    <div
      role="row"
      className={styles.lane}
      style={{ top: topOfLane(at) }}
      data-lane={lane.id}
      data-foreign={lane.isForeign || undefined}
      tabIndex={-1}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div role="rowheader" className={styles.name} tabIndex={-1}>
        {tick && !lane.isForeign && (
          <Checkbox
            aria-label={tick.labelOf(lane)}
            checked={isTicked}
            onCheckedChange={() => tick.onTick(lane.id)}
          />
        )}
        <span className={styles.nameWords}>
          <span className={styles.heading}>
            <b>{lane.name}</b>
            {lane.today && (
              <span
                className={styles.today}
                data-level={lane.today.level}
                title={lane.today.minutes}
              >
                {lane.today.share}
              </span>
            )}
          </span>
          <small>{lane.note}</small>
          {lane.today && <small className={styles.minutes}>{lane.today.minutes}</small>}
        </span>
      </div>
      {rests.map(
        ({ id, x, width }) =>
          x < right &&
          x + width > left && (
            <span key={id} className={styles.rest} style={{ left: NAMES_PX + x, width }} />
          ),
      )}
      {extras.map(
        ({ id, x }) =>
          x < right &&
          x + scale.dayPx > left && (
            <span
              key={id}
              className={styles.extra}
              style={{ left: NAMES_PX + x, width: scale.dayPx }}
            >
              {extraMark}
            </span>
          ),
      )}
      <span
        className={styles.load}
        style={{ left: NAMES_PX, width: scale.width, backgroundImage: strip }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div role="gridcell" className={styles.bars} tabIndex={-1}>
        {(active === undefined ? shown : [...shown, active]).map((bar) => (
          <Bar
            key={bar.id}
            bar={bar}
            scale={scale}
            active={bar.id === activeId}
            selected={isSelected(bar.id)}
            lane={lane}
            describe={describe}
          />
        ))}
      </div>
    </div>
  );
});

interface BarProps {
  readonly bar: ChartBar;
  readonly scale: TimeScale;
  readonly active: boolean;
  readonly selected: boolean;
  readonly lane: ChartLane;
  readonly describe: LaneRowProps['describe'];
}

/** Kept while the chart is panned: only bars that come into view are drawn. */
const Bar = memo(function Bar({ bar, lane, scale, active, selected, describe }: BarProps) {
  const name = describe(bar, lane);
  const left = xOf(scale, bar.start);
  const width = Math.max(4, xOf(scale, bar.end) - left);
  const share = (ms: number) => `${Math.min(100, (ms / Math.max(1, bar.end - bar.start)) * 100)}%`;
  const late = bar.forecast === undefined ? 0 : xOf(scale, bar.forecast) - left - width;
  return (
    <>
      <button
        type="button"
        className={styles.bar}
        style={{ left: NAMES_PX + left, width }}
        data-bar={bar.id}
        data-tone={bar.tone}
        data-state={bar.state}
        data-movable={bar.isMovable || undefined}
        data-proposal={bar.isProposal || undefined}
        data-conflict={bar.conflicts.length > 0 || undefined}
        data-selected={selected || undefined}
        tabIndex={active ? 0 : -1}
        aria-label={name}
      >
        {bar.changeoverMs > 0 && (
          <span className={styles.changeover} style={{ width: share(bar.changeoverMs) }} />
        )}
        {bar.done > 0 && <span className={styles.done} style={{ width: `${bar.done * 100}%` }} />}
        <span className={styles.words}>
          {bar.isFixed && <Lock aria-hidden />}
          {bar.conflicts.length > 0 && <TriangleAlert aria-hidden />}
          <b>{bar.title}</b> <span>{bar.note}</span> <span className={styles.more}>{bar.more}</span>
        </span>
      </button>
      {late > 2 && (
        <span className={styles.whisker} style={{ left: NAMES_PX + left + width, width: late }} />
      )}
    </>
  );
});
