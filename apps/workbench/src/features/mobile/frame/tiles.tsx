import type { ReactNode } from 'react';
import styles from './frame.module.css';

interface TilesProps {
  readonly children: ReactNode;
}

/** Large buttons one below the other. */
export function Tiles({ children }: TilesProps) {
  return <div className={styles.tiles}>{children}</div>;
}

interface TileProps {
  readonly children: ReactNode;
  /** What is small beside it: what there is of it, or why it is closed. */
  readonly note?: ReactNode;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** One large button of several to choose from; a closed one says why in its note. */
export function Tile({ children, note, disabled, onPress }: TileProps) {
  return (
    <button type="button" className={styles.tile} disabled={disabled} onClick={onPress}>
      <span>{children}</span>
      {note !== undefined && <small>{note}</small>}
    </button>
  );
}
