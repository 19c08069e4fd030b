/** The numbers of a bed. */
export interface NumberedBed {
  readonly bedNo: number | string;
  /** Which replacement of its bed it is; 0 or left out for a bed of its own. */
  readonly replacementNo?: number | undefined;
}

/** How people call a bed: `2`, or `2-1` for the first replacement of bed 2. */
export const bedLabel = ({ bedNo, replacementNo = 0 }: NumberedBed): string =>
  replacementNo > 0 ? `${bedNo}-${replacementNo}` : String(bedNo);
