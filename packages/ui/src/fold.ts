/** Folds case and width of letters, so that `ＳＯ２４` finds `so24`. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
