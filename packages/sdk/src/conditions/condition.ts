/** What a key is compared with. Numbers have up to 15 digits, which a binary fraction keeps. */
export type Value = string | number;

/** `cut_num >= 100`, `status = 2` */
export interface Comparison {
  readonly kind: 'compare';
  readonly key: string;
  readonly operator: '=' | '!=' | '>' | '>=' | '<' | '<=';
  readonly value: Value;
}

/** `order_no like '%SO24%'` */
export interface Like {
  readonly kind: 'like';
  readonly key: string;
  readonly not: boolean;
  /** Where the text has to stand: anywhere, at the start, at the end, or be the whole. */
  readonly match: 'contains' | 'starts' | 'ends' | 'equals';
  /** The text itself: its `%` and `_` mean themselves. */
  readonly text: string;
}

/** `work_date between '2024-03-01' and '2024-03-31'`, both ends included */
export interface Range {
  readonly kind: 'between';
  readonly key: string;
  readonly not: boolean;
  readonly from: Value;
  readonly to: Value;
}

/** `status in (1, 2)` */
export interface Membership {
  readonly kind: 'in';
  readonly key: string;
  readonly not: boolean;
  readonly values: readonly Value[];
}

/** All of the terms, or any of them. Has two terms or more, none of the group's own kind. */
export interface Group {
  readonly kind: 'and' | 'or';
  readonly terms: readonly Condition[];
}

/** What the rows of a list have to meet. */
export type Condition = Comparison | Like | Range | Membership | Group;
