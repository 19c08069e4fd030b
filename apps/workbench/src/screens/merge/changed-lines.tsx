import { NO_FIGURE } from '@garment-mes/domain/formats';
import styles from './merge-panel.module.css';

interface ChangedLinesProps {
  /** A value that is a list, a line for each of its entries. */
  readonly lines: readonly string[];
  /** The lines it had before. */
  readonly base: readonly string[];
}

/** One version of a list in a merge: what it did not have before is marked, what it has lost is struck out. */
export function ChangedLines({ lines, base }: ChangedLinesProps) {
  if (lines.length === 0 && base.length === 0) return NO_FIGURE;
  const lost = base.filter((line) => !lines.includes(line));
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        <li key={at}>{base.includes(line) ? line : <ins>{line}</ins>}</li>
      ))}
      {lost.map((line, at) => (
        <li key={`lost ${at}`}>
          <del>{line}</del>
        </li>
      ))}
    </ul>
  );
}
