/** Timers of the outside world; the shape XState asks for. */
export interface Clock {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** What the session keeps between page loads. Every call is synchronous and never throws. */
export interface Store {
  /** `undefined` when absent; the texts `undefined` and `null` count as absent. */
  get(key: StoreKey): string | undefined;
  set(key: StoreKey, value: string): void;
  remove(key: StoreKey): void;
  /** Removes the product's cookies and local storage, and nothing of other products. */
  clear(): void;
  /**
   * Writes a value to each place that a sign-in needs and reads it back. Absent where all places keep.
   * @returns whether what is kept outlives the page
   */
  lasts?(): boolean;
}

/** Kept in cookies: shared by every sub-domain the cookie rule covers. */
export const COOKIE_KEYS = [
  'access_token',
  'refresh_token',
  'token_access_token_exprie',
  'user_company',
  'user_id',
  'sign_in',
  'oauth_callback',
  'btnUrl',
] as const;

/** Kept in local storage: shared by the tabs of one origin. */
export const LOCAL_KEYS = ['tabs', 'tabsActive', 'lastNewTab', 'selectedCompany'] as const;

/** Kept for one browser tab, across its page loads. */
export const TAB_KEYS = ['oauth_state', 'oauth_verifier', 'oauth_return', 'login_at'] as const;

/** The texts `undefined` and `null` are no values: older pages stored them. */
export const clean = (value: string | null | undefined): string | undefined =>
  value && value !== 'undefined' && value !== 'null' ? value : undefined;

export type StoreKey =
  | (typeof COOKIE_KEYS)[number]
  | (typeof LOCAL_KEYS)[number]
  | (typeof TAB_KEYS)[number];

export interface SocketHandlers {
  opened(): void;
  received(frame: unknown): void;
  closed(code: number): void;
}

export interface Socket {
  send(text: string): void;
  close(code: number): void;
}

/** Messages between the tabs of one origin. They carry no token. */
export type Broadcast =
  | { readonly type: 'signed-out' }
  | { readonly type: 'signed-in'; readonly userId: string; readonly name: string | undefined }
  | { readonly type: 'renewed'; readonly lifetimeMs: number }
  | { readonly type: 'company'; readonly id: string };

export interface BroadcastPort {
  post(message: Broadcast): void;
  close(): void;
}

/** A condition that can be asked and watched. `watch` returns the way to stop. */
export interface Watchable {
  now(): boolean;
  watch(changed: (value: boolean) => void): () => void;
}

export interface Navigation {
  /** `https://host/path?query`, without hash. */
  here(): string;
  /** Value of one query parameter of the address. */
  query(name: string): string | undefined;
  /** Removes the query from the current history entry, or replaces it by one that was there before: `?name=value`. */
  stripQuery(kept?: string): void;
  assign(url: string): void;
  reload(): void;
}

/** Everything a session needs of the outside. Tests replace all of it. */
export interface Env {
  /** Wall clock, milliseconds since 1970. May jump. */
  now(): number;
  /** Milliseconds since some start. Never goes back; may stand still while the machine sleeps. */
  monotonic(): number;
  /** A text nobody can guess. */
  randomId(): string;
  /** SHA-256 of a text, in base64url without padding. */
  sha256(text: string): string;
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  /**
   * Opens a socket on a path of this host. No handler is called before it returns. The sub-protocols
   * prove that the id in the path is this page's own: they stand in no address.
   */
  socket(path: string, handlers: SocketHandlers, protocols: readonly string[]): Socket;
  /**
   * Asks for a lock of this origin. `granted` is called later, at most once; at once where the
   * platform has no locks. Returns the way to give it back, or to stop waiting for it.
   */
  lock(name: string, granted: () => void): () => void;
  /** Opens the line to the other tabs of this origin. */
  broadcast(received: (message: Broadcast) => void): BroadcastPort;
  readonly store: Store;
  readonly online: Watchable;
  readonly visible: Watchable;
  readonly navigation: Navigation;
  /** Receives what a consumer's callback threw. */
  report(error: unknown): void;
}
