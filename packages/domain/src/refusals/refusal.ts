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
}

export const invalid = <const Zh extends string>(zh: Zh, en: string) =>
  ({ status: BodyStatus.invalid, zh, en }) as const;
export const refused = <const Zh extends string>(zh: Zh, en: string) =>
  ({ status: BodyStatus.refused, zh, en }) as const;
export const locked = <const Zh extends string>(zh: Zh, en: string) =>
  ({ status: BodyStatus.locked, zh, en }) as const;

/** The names in braces of a template. */
export type NamesIn<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
