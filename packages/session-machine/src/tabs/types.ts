/** An open screen. */
export interface Tab {
  readonly title: string;
  /** The concrete path without query; two details of one pattern are two tabs. */
  readonly key: string;
  /** The route pattern. */
  readonly path: string;
  /** Query of the last opening, without the question mark. */
  readonly query?: string | undefined;
}

export interface TabList {
  readonly tabs: readonly Tab[];
  /** Key of the shown tab; `/` is the home page, which has no tab. */
  readonly active: string;
  /** Keys with unsaved input. */
  readonly unsaved: readonly string[];
  /** Keys by last use, the latest first. */
  readonly recent: readonly string[];
}
