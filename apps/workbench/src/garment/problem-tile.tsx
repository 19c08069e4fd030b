import type { DeptType } from '@garment-mes/sdk/mes2';
import type { ComponentProps } from 'react';
import { type Message, msg, useText } from '#app/i18n.ts';
import styles from './problem-tile.module.css';

/** A key by which a line calls for help, with the kind of department that comes. */
export interface CallKey {
  readonly key: Message;
  readonly comes: DeptType;
}

/** The four keys of a terminal; they never change places. */
export const CALL_KEYS: readonly CallKey[] = [
  { key: msg('待料'), comes: 8 },
  { key: msg('机坏'), comes: 10 },
  { key: msg('缺裁片'), comes: 4 },
  { key: msg('质量'), comes: 7 },
];

/** The key behind the four, for what none of them calls. */
export const OTHER_CALLS: Message = msg('其他');

interface ProblemTileProps extends ComponentProps<'button'> {
  readonly problem: { readonly name: string; readonly responseMin: number };
}

/** A problem as a terminal offers it, by its name and when somebody comes. */
export function ProblemTile({ problem: { name, responseMin }, ...button }: ProblemTileProps) {
  const t = useText();
  return (
    <button type="button" {...button} className={styles.tile}>
      {name}
      <small>{t('{min} 分钟内响应', { min: responseMin })}</small>
    </button>
  );
}
