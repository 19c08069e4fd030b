import { NumberInput } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import type { ProcessRow } from '../detail/style-draft.ts';
import styles from './balance.module.css';
import { type Carried, handsOf, type Places, withHands } from './places.ts';

/** Operators of one operation; more is a slip of the finger. */
const MOST_HANDS = 50;

/** A time all bars are measured by. */
export interface BalanceMark {
  readonly id: 'takt' | 'pitch' | 'upper' | 'lower';
  readonly name: string;
  /** `undefined` while something it is worked out from is missing. */
  readonly minutes: number | undefined;
}

interface ProcessBarsProps {
  readonly rows: readonly ProcessRow[];
  readonly places: Places;
  readonly sorted: boolean;
  /** Minutes of the longest bar. */
  readonly longest: number;
  /** Times to measure the bars by. */
  readonly marks: readonly BalanceMark[];
  readonly onChange: (places: Places) => void;
  readonly onCarry: (carried: Carried | undefined) => void;
}

/** Minutes of each operation over those who sew it; drag a name to an operator to share it. */
export function ProcessBars(props: ProcessBarsProps) {
  const t = useText();
  const { rows, places, sorted, longest, marks, onChange, onCarry } = props;
  const upper = marks.find(({ id }) => id === 'upper')?.minutes;
  const drawn = marks.filter(({ minutes }) => minutes !== undefined);
  const bars = rows.map((row) => {
    const hands = handsOf(places, row.id);
    return { row, hands, minutes: Number(row.sam) / Math.max(1, hands) };
  });
  const shown = sorted ? bars.toSorted((a, b) => b.minutes - a.minutes) : bars;
  return (
    <>
      <p className={styles.legend}>
        {drawn.map(({ id, name }) => (
          <span key={id}>
            <i data-mark={id} className={styles.mark} />
            {name}
          </span>
        ))}
      </p>
      <ol className={styles.bars} aria-label={t('各工位时间')}>
        {shown.map(({ row, hands, minutes }) => {
          const over = upper !== undefined && minutes > upper;
          const name = `${row.seqNo} ${row.processName}`;
          return (
            <li key={row.id} data-over={over}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the menu at the operators does the same. */}
              <span
                className={styles.barName}
                title={t('{process}：拖到工位即与之分担', { process: name })}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', name);
                  onCarry({ id: row.id, from: undefined });
                }}
                onDragEnd={() => onCarry(undefined)}
              >
                {name}
              </span>
              <span className={styles.track}>
                <span className={styles.bar} style={{ width: `${(minutes / longest) * 100}%` }} />
                {drawn.map(({ id, minutes: at = 0 }) => (
                  <span
                    key={id}
                    aria-hidden
                    className={styles.mark}
                    data-mark={id}
                    style={{ insetInlineStart: `${(at / longest) * 100}%` }}
                  />
                ))}
              </span>
              <span className={styles.minutes}>
                {over && '▲ '}
                {minutes.toFixed(4)}
              </span>
              <Hands
                label={t('{process} 人数', { process: row.processName })}
                hands={hands}
                onChange={(count) => onChange(withHands(places, row.id, count))}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface HandsProps {
  readonly label: string;
  readonly hands: number;
  readonly onChange: (hands: number) => void;
}

/** What is typed stands while it is no number yet. */
function Hands({ label, hands, onChange }: HandsProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <NumberInput
      className={styles.short}
      aria-label={label}
      value={typed ?? String(hands)}
      places={0}
      min="1"
      max={String(MOST_HANDS)}
      onValueChange={(text) => {
        setTyped(text);
        const count = Number(text);
        if (count >= 1 && count <= MOST_HANDS) onChange(count);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
