import { useEffect, useRef } from 'react';
import type { LinesAboveProps } from '#screens/form/form-definition.ts';

type Typed = Readonly<Record<string, unknown>>;

/** Lines as they are after every scan so far: the next one may come before they are drawn. */
export function useScannedLines({ lines, onChange }: Pick<LinesAboveProps, 'lines' | 'onChange'>) {
  const now = useRef<readonly Typed[]>(lines);
  useEffect(() => {
    now.current = lines;
  }, [lines]);
  return {
    now,
    take(next: readonly Typed[]) {
      now.current = next;
      onChange(next);
    },
  };
}
