import { decimal } from '../decimal.ts';

/** How a typed figure meets the one the system counts. */
export const BoardMode = { override: 1, addition: 2 } as const;
export type BoardMode = (typeof BoardMode)[keyof typeof BoardMode];

/**
 * What a wall board shows of a figure that was typed: the typed one, or what the system counts with the typed one added.
 *
 * @param computed what the system counts; `null` where it counts nothing, which adds as 0
 * @returns an exact decimal as text
 */
export const shownFigure = (mode: BoardMode, num: string, computed: string | null): string =>
  mode === BoardMode.override
    ? num
    : decimal(computed ?? 0)
        .plus(num)
        .toString();
