import styles from './ticker.module.css';

const PIXELS_A_SECOND = 60;
/** A sign of 20 stage pixels is about this wide. */
const SIGN_WIDTH = 20;

/** One quiet line that passes when there is something to say. */
export function Ticker({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const words = lines.join('　·　');
  const way = 1920 + words.length * SIGN_WIDTH;
  return (
    <p className={styles.ticker} role="status">
      <span style={{ animationDuration: `${Math.round(way / PIXELS_A_SECOND)}s` }}>{words}</span>
    </p>
  );
}
