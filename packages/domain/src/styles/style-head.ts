/** One field of a style's head: where it is read, shown and logged. */
export interface StyleHeadField {
  /** A column of the import sheet. */
  readonly imported: boolean;
  /** Stands in the head of every paper of the style. */
  readonly printed: boolean;
  /** Its changes are listed: in the log, at an approval, and beside another style. */
  readonly logged: boolean;
  /** Property of the answer with the words for an id; the field itself when left out. */
  readonly shownAs?: string;
}

const YES = true;
const NO = false;

/** The head of a style, in the order in which it is typed. A field of the document that is missing here does not compile. */
// biome-ignore format: a field is one line.
export const styleHead = {
  styleNo: { imported: YES, printed: YES, logged: YES },
  styleName: { imported: YES, printed: YES, logged: YES },
  styleNameEn: { imported: YES, printed: NO, logged: YES },
  customerId: { imported: YES, printed: YES, logged: YES, shownAs: 'customerName' },
  customerStyleNo: { imported: YES, printed: NO, logged: YES },
  categoryId: { imported: YES, printed: YES, logged: YES, shownAs: 'categoryName' },
  season: { imported: YES, printed: YES, logged: YES },
  sizeGroupId: { imported: YES, printed: YES, logged: YES, shownAs: 'sizeGroupName' },
  baseSizeId: { imported: NO, printed: NO, logged: YES, shownAs: 'baseSizeName' },
  standardHeadcount: { imported: YES, printed: NO, logged: YES },
  gender: { imported: YES, printed: NO, logged: YES },
  techPackUrl: { imported: NO, printed: NO, logged: YES },
  remark: { imported: YES, printed: NO, logged: YES },
  images: { imported: NO, printed: NO, logged: YES },
  imageUrl: { imported: NO, printed: NO, logged: NO },
} as const satisfies Readonly<Record<string, StyleHeadField>>;
