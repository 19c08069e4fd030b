import type { MergeableParts, Parts } from './merge-parts.ts';

/** A part of a record, by its name. */
export type PartName<Draft> = keyof Draft & string;

/**
 * Parts that say something else than they did; typing a value and its former one again leaves none, and what came
 * back after a reload is the same in other objects.
 *
 * @returns them in the order of the definition
 */
export const dirtyParts = <Draft extends Parts<Draft>>(
  parts: MergeableParts<Draft>,
  draft: Draft,
  clean: Draft,
): readonly PartName<Draft>[] =>
  (Object.keys(parts) as PartName<Draft>[]).filter(
    (name) =>
      draft[name] !== clean[name] && JSON.stringify(draft[name]) !== JSON.stringify(clean[name]),
  );
