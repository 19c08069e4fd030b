/** What the standard minutes of an operation were worked out of, as typed. */
export interface Timing {
  /** Minutes. */
  readonly observed: string;
  /** Percent. */
  readonly rating: string;
  /** Percent. */
  readonly allowance: string;
}

const FIGURE = String.raw`(\d+(?:\.\d+)?)`;
/** The sentence of a timing in whatever language it was written; its words are no figures. */
const SENTENCE = new RegExp(
  String.raw`[^\s\d；]+ ?${FIGURE} ?[^\s\d×]+ × [^\d×%]+ ?${FIGURE} ?% \+ [^\d+%]+ ?${FIGURE} ?%`,
);

/** The timing a remark keeps. */
export function readTiming(remark: string | null | undefined): Timing | undefined {
  const [, observed, rating, allowance] = SENTENCE.exec(remark ?? '') ?? [];
  return observed !== undefined && rating !== undefined && allowance !== undefined
    ? { observed, rating, allowance }
    : undefined;
}

/** A remark with another timing; what else it says stays. */
export function withTiming(remark: string | null | undefined, sentence: string): string {
  const text = remark?.trim() ?? '';
  if (SENTENCE.test(text)) return text.replace(SENTENCE, () => sentence);
  return text === '' ? sentence : `${text}；${sentence}`;
}
