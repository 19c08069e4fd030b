import { useRef, useState } from 'react';

/**
 * Rows that were just begun: what is still blank in one of them is no fault until the keyboard has left it.
 *
 * @param begun those that the table begins with
 */
export function useFreshRows(activeRow: string | undefined, begun: () => readonly string[]) {
  const [known, setKnown] = useState<Known>(() => ({ fresh: new Set(begun()), at: activeRow }));
  const now = activeRow === known.at ? known : left(known, activeRow);
  if (now !== known) setKnown(now);
  const isInside = useRef(false);
  const forget = () => setKnown(({ at }) => ({ fresh: NONE, at }));

  return {
    fresh: now.fresh,
    begin: (ids: readonly string[]) =>
      setKnown(({ fresh, at }) => ({ fresh: new Set([...fresh, ...ids]), at })),
    /** Somebody asks what is wrong: every blank counts. */
    forget,
    /** The focus came into the table, or into a popup of one of its cells. */
    enter() {
      isInside.current = true;
    },
    /** The focus goes; another cell may be about to take it. */
    leave() {
      isInside.current = false;
      setTimeout(() => {
        if (!isInside.current) forget();
      });
    },
  };
}

interface Known {
  readonly fresh: ReadonlySet<string>;
  /** The row of the active cell. */
  readonly at: string | undefined;
}

const NONE: ReadonlySet<string> = new Set();

const left = ({ fresh, at }: Known, activeRow: string | undefined): Known => ({
  fresh: new Set([...fresh].filter((id) => id !== at)),
  at: activeRow,
});
