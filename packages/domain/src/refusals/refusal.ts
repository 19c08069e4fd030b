/** Statuses of an answer that refuses; the HTTP status stays 200. */
export const BodyStatus = {
  invalid: 10009,
  stale: 10102,
  refused: 10202,
  noPermission: 10401,
  locked: 10402,
  wrongCompany: 12021,
} as const;
export type BodyStatus = (typeof BodyStatus)[keyof typeof BodyStatus];

export interface Refusal {
  readonly status: BodyStatus;
  /** Sentence template; `{name}` is replaced by the param of that name. */
  readonly zh: string;
  /** The same sentence in English, with the same names in braces. */
  readonly en: string;
  /** Number of the rule that refuses; for programs and logs, never in a sentence. */
  readonly rule?: RuleNumber | undefined;
}

/** Number of an invariant of the factory (`I12`, `I22b`), as `verify-invariants` reports it. */
export type RuleNumber = `I${number}` | `I${number}b`;

const saying =
  <Status extends BodyStatus>(status: Status) =>
  <const Zh extends string>(zh: Zh, en: string, rule?: RuleNumber) =>
    ({ status, zh, en, rule }) as const;

export const invalid = saying(BodyStatus.invalid);
export const refused = saying(BodyStatus.refused);
export const locked = saying(BodyStatus.locked);

/** The names in braces of a template. */
export type NamesIn<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
