/** Why a card left its bundle. */
export const UnbindReason = { finished: 1, moved: 2, wrong: 3, lost: 4 } as const;
export type UnbindReason = (typeof UnbindReason)[keyof typeof UnbindReason];
