/** One field of a style's head: where it is read, shown and told. */
export interface StyleHeadField {
  /** A column of the import sheet. */
  readonly imported: boolean;
  /** Stands in the head of every paper of the style. */
  readonly printed: boolean;
  /** Its changes are told: in the log, at an approval, and beside another style. */
  readonly told: boolean;
  /** Property of the answer with the words for an id; the field itself when left out. */
  readonly shownAs?: string;
}

const YES = true;
const NO = false;

/** The head of a style, in the order in which it is typed. A field of the document that is missing here does not compile. */
// biome-ignore format: a field is one line.
export const styleHead = {
  styleNo: { imported: YES, printed: YES, told: YES },
  styleName: { imported: YES, printed: YES, told: YES },
  styleNameEn: { imported: YES, printed: NO, told: YES },
  customerId: { imported: YES, printed: YES, told: YES, shownAs: 'customerName' },
  customerStyleNo: { imported: YES, printed: NO, told: YES },
  categoryId: { imported: YES, printed: YES, told: YES, shownAs: 'categoryName' },
  season: { imported: YES, printed: YES, told: YES },
  sizeGroupId: { imported: YES, printed: YES, told: YES, shownAs: 'sizeGroupName' },
  baseSizeId: { imported: NO, printed: NO, told: YES, shownAs: 'baseSizeName' },
  standardHeadcount: { imported: YES, printed: NO, told: YES },
  gender: { imported: YES, printed: NO, told: YES },
  techPackUrl: { imported: NO, printed: NO, told: YES },
  remark: { imported: YES, printed: NO, told: YES },
  images: { imported: NO, printed: NO, told: YES },
  imageUrl: { imported: NO, printed: NO, told: NO },
} as const satisfies Readonly<Record<string, StyleHeadField>>;
