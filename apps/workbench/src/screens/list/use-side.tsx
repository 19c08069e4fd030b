import { Splitter } from '@garment-mes/ui';
import { type ReactNode, useMemo } from 'react';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import type { List, Side } from './list-definition.ts';
import styles from './list-screen.module.css';

/** Pixels the tree begins with. */
const TREE = 224;

/** The tree beside a list. */
interface BesideList<Row> {
  /** What is chosen in it, as parameters; empty for everything. */
  readonly chosen: Readonly<Record<string, unknown>>;
  /** The list under what is chosen, without the tree. */
  readonly list: List<Row>;
  /** Puts the tree beside the list. */
  readonly around: (content: ReactNode) => ReactNode;
}

/** Keeps what is chosen in the tree beside a list, and asks the list for it. */
export function useSide<Row>(list: List<Row>): BesideList<Row> {
  const t = useText();
  const { side, ...plain } = list;
  const [value, onPick] = useTabState(`side:${list.operation.id}`, '');
  const param = side?.param;
  return useMemo(() => {
    const chosen = param === undefined || value === '' ? {} : asked(param, value);
    return {
      chosen,
      list: param === undefined ? list : { ...plain, query: { ...list.query, ...chosen } },
      around: (content: ReactNode) =>
        side === undefined ? (
          content
        ) : (
          <Splitter
            label={t(side.label)}
            className={styles.panes ?? ''}
            defaultSize={TREE}
            first={<side.Tree value={value} onPick={onPick} />}
            second={content}
          />
        ),
    };
  }, [list, param, value, t]);
}

const asked = (
  param: Side<Record<string, unknown>>['param'],
  value: string,
): Readonly<Record<string, unknown>> =>
  typeof param === 'function' ? param(value) : { [param]: value };
