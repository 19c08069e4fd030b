/** Colours that words of a rich text may have. They are names: each theme gives them a tone that reads well. */
export const INKS = ['red', 'orange', 'green', 'blue'] as const;

export type Ink = (typeof INKS)[number];

/** The attribute of a span that carries the name of its colour. */
export const INK_ATTRIBUTE = 'data-ink';

/** The colour of that name; `undefined` when there is none. */
export const inkOf = (name: unknown): Ink | undefined => INKS.find((ink) => ink === name);
