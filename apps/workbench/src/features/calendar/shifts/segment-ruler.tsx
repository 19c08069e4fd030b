import { placedSegments, type ShiftSegment } from '@garment-mes/domain/schedule';
import { ShiftSegmentFields } from '@garment-mes/sdk/labels';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { enumOf } from '#screens/fields/enum-labels.ts';
import { clockOf, type Edge, edgesOf, isNextDay, moveEdge, RULER, STEP } from './edges.ts';
import styles from './shifts.module.css';

interface SegmentRulerProps {
  readonly segments: readonly ShiftSegment[];
  /** Takes what an edge was moved to; without it the ruler is read only. */
  readonly onChange?: ((segments: readonly ShiftSegment[]) => void) | undefined;
}

const TICKS = Array.from({ length: 13 }, (_, at) => at * 180);
const HOUR = 60;
const MIDNIGHT = 24 * HOUR;

const share = (minute: number): string => `${(minute / RULER) * 100}%`;

/** By how many minutes a key moves an edge; `undefined` for any other key. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -HOUR,
  PageUp: HOUR,
};

/** Segments of a shift on a ruler of a day and a half; edges are dragged, or moved by the arrows, by five minutes. */
export function SegmentRuler({ segments, onChange }: SegmentRulerProps) {
  const t = useText();
  const track = useRef<HTMLDivElement>(null);
  const placed = placedSegments(segments);
  const types = enumOf(ShiftSegmentFields.type);

  function minuteAt({ clientX }: PointerEvent): number {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.round((((clientX - box.left) / box.width) * RULER) / STEP) * STEP;
  }
  const word = (type: string) => {
    const label = types[type];
    return label === undefined ? type : labelOf(label);
  };
  return (
    <div className={styles.ruler}>
      <div ref={track} className={styles.track}>
        {placed.map(({ segment, from, to }, at) => (
          <span
            key={at}
            className={styles.bar}
            data-type={segment.type}
            style={{ left: share(from), width: share(to - from) }}
            title={`${word(segment.type)} ${segment.start}–${segment.end}`}
          >
            <span>{word(segment.type)}</span>
          </span>
        ))}
        {onChange !== undefined &&
          edgesOf(segments).map((edge, at) => (
            <EdgeHandle
              key={at}
              edge={edge}
              label={edgeLabel(segments, edge, t)}
              minuteAt={minuteAt}
              move={(minute) => onChange(moveEdge(segments, edge, minute))}
            />
          ))}
      </div>
      <div className={styles.scale} aria-hidden>
        {TICKS.map((minute) => (
          <span key={minute} style={{ left: share(minute) }}>
            {minute === MIDNIGHT ? t('次日') : minute === RULER ? '' : clockOf(minute).slice(0, 2)}
          </span>
        ))}
      </div>
    </div>
  );
}

type Say = ReturnType<typeof useText>;

function edgeLabel(segments: readonly ShiftSegment[], { ends, begins }: Edge, t: Say): string {
  const spanOf = (at: number) => `${segments[at]?.start}–${segments[at]?.end}`;
  return [
    ends === undefined ? '' : t('{span} 的结束', { span: spanOf(ends) }),
    begins === undefined ? '' : t('{span} 的开始', { span: spanOf(begins) }),
  ]
    .filter(Boolean)
    .join(' / ');
}

function EdgeHandle(props: {
  readonly edge: Edge;
  readonly label: string;
  readonly minuteAt: (event: PointerEvent) => number;
  readonly move: (minute: number) => void;
}) {
  const t = useText();
  const { edge, label, minuteAt, move } = props;
  const { minute, min, max } = edge;
  const clock = clockOf(minute);

  function press(event: KeyboardEvent) {
    const step = KEYS[event.key];
    const to = event.key === 'Home' ? min : event.key === 'End' ? max : step && minute + step;
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={minute}
      aria-valuetext={isNextDay(minute) ? t('次日 {clock}', { clock }) : clock}
      className={styles.edge}
      style={{ left: share(minute) }}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) move(minuteAt(event));
      }}
    />
  );
}
