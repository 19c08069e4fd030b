/** One field of the head of a bed bill: when it may be changed, and where it is typed and taken over. */
export interface BedHeadField {
  /**
   * `never`: as the bed was opened; `draft`: until spreading begins; `open`: until the bed is submitted; `later`: like
   * `open`, once there is a bed.
   */
  readonly changes: 'never' | 'draft' | 'open' | 'later';
  /** Another bed that is made like this one takes it over. */
  readonly copied: boolean;
  /** Part of the form. */
  readonly part: 'kind' | 'marker' | 'place' | 'times';
  /** Property of the answer with the words for an id; the field itself when left out. */
  readonly shownAs?: string;
}

const YES = true;
const NO = false;

/** The head of a bed bill, in the order in which it is typed. A field of the document that is missing here does not compile. */
// biome-ignore format: a field is one line.
export const bedHead = {
  orderId: { changes: 'never', copied: YES, part: 'kind', shownAs: 'orderNo' },
  bedType: { changes: 'draft', copied: YES, part: 'kind' },
  parentBedId: { changes: 'never', copied: NO, part: 'kind', shownAs: 'parentBedLabel' },
  fabricPart: { changes: 'open', copied: YES, part: 'kind' },
  materialId: { changes: 'open', copied: YES, part: 'kind', shownAs: 'materialName' },
  cutPlanId: { changes: 'open', copied: NO, part: 'kind', shownAs: 'cutPlanNo' },
  layNo: { changes: 'open', copied: NO, part: 'kind' },
  markerName: { changes: 'open', copied: YES, part: 'marker' },
  markerLen: { changes: 'open', copied: YES, part: 'marker' },
  endLossLen: { changes: 'open', copied: YES, part: 'marker' },
  widthCm: { changes: 'open', copied: YES, part: 'marker' },
  markerEffPct: { changes: 'open', copied: YES, part: 'marker' },
  tableId: { changes: 'open', copied: YES, part: 'place', shownAs: 'tableName' },
  cutMode: { changes: 'open', copied: YES, part: 'place' },
  knifeMoldId: { changes: 'open', copied: YES, part: 'place', shownAs: 'moldNo' },
  planDate: { changes: 'open', copied: NO, part: 'place' },
  splitRuleId: { changes: 'open', copied: YES, part: 'place', shownAs: 'splitRuleName' },
  remark: { changes: 'open', copied: NO, part: 'place' },
  spreadStartDate: { changes: 'later', copied: NO, part: 'times' },
  spreadEndDate: { changes: 'later', copied: NO, part: 'times' },
  cutStartDate: { changes: 'later', copied: NO, part: 'times' },
  cutEndDate: { changes: 'later', copied: NO, part: 'times' },
} as const satisfies Readonly<Record<string, BedHeadField>>;
