import type { CSSProperties } from 'react';
import type { LaidColumn } from './column-layout.ts';

/** Width and, for pinned columns, the place they stick to. */
export function pinStyle<Row>({ width, offset, pin }: LaidColumn<Row>): CSSProperties {
  if (pin === 'start') return { width, insetInlineStart: offset };
  if (pin === 'end') return { width, insetInlineEnd: offset };
  return { width };
}
