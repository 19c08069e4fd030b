import type { Listener } from './channel/inbox.ts';
import type { ChannelStatus, Gap } from './channel/types.ts';
import type { Application, Company, CompanyStatus, MenuEntry } from './company/types.ts';
import type { Env } from './env/ports.ts';
import type { Service } from './service.ts';
import type { Destination, EndReason, Refusal, SessionStatus, User } from './session/types.ts';
import type { Tab } from './tabs/types.ts';

export interface SessionConfig {
  /** Address of the login page; callback, state and code challenge are added as query parameters. */
  readonly loginUrl: string;
  /** Language sent with requests; `undefined` when none is configured. */
  readonly language?: string | undefined;
  /** IANA zone of the service's timestamps. Default: the zone of the browser. */
  readonly timeZone?: string | undefined;
  /** Says whether a tab may stay open under the loaded menu. Default: all may. */
  readonly permits?: ((tab: Tab, menus: readonly MenuEntry[]) => boolean) | undefined;
}

/** What an inspector receives: names and states, never context, tokens or payloads. */
export interface Inspection {
  readonly machine: 'session' | 'token' | 'company' | 'tabs' | 'channel';
  readonly event: string;
  /** State value as JSON text. */
  readonly state: string;
  /** Wall clock milliseconds. */
  readonly at: number;
}

export interface SessionOptions {
  readonly env: Env;
  readonly service: Service;
  readonly config: SessionConfig;
  readonly inspect?: ((inspection: Inspection) => void) | undefined;
}

/** Everything a screen may show of the session. A new object only when something changed. */
export interface SessionSnapshot {
  readonly status: SessionStatus;
  readonly user: User | undefined;
  /** Why nobody was signed in; set while `status` is `refused`. */
  readonly refusal: Refusal | undefined;
  /** Name of who signed in instead of `user`, where it is known; set while `status` is `replaced`. */
  readonly successor: string | undefined;
  readonly companyStatus: CompanyStatus;
  /** The pseudo-company last. */
  readonly companies: readonly Company[];
  readonly company: Company | undefined;
  readonly applications: readonly Application[];
  /** The menu without button permissions. */
  readonly menus: readonly MenuEntry[];
  /** Keys of granted buttons and fields, `METHOD^url`. */
  readonly permissions: ReadonlySet<string>;
  /** Where a first password, a deleted user or a deleted company leads, from every screen. */
  readonly destination: Destination | undefined;
  readonly tabs: readonly Tab[];
  /** Key of the shown tab, or `/`. */
  readonly activeTab: string;
  readonly unsavedTabs: readonly string[];
  readonly channel: ChannelStatus;
  readonly badFrames: number;
  /** What the last failed load rejected with. */
  readonly error: unknown;
}

export interface SessionEvents {
  'signed-in': { readonly user: User };
  /** The page is on its way to the login page; with `replaced` it stays and shows that. */
  'signed-out': { readonly reason: EndReason };
  /** The company of this page load is known. */
  'company-loaded': { readonly company: Company };
  /** Data of the company before is stale; its requests should be cancelled. */
  'company-switched': { readonly company: Company };
  /** Another browser tab uses another company now. */
  'company-elsewhere': { readonly company: Company };
  'menus-loaded': { readonly menus: readonly MenuEntry[] };
  /** Tabs whose route is no longer permitted. */
  'tabs-dropped': { readonly tabs: readonly Tab[] };
  gap: Gap;
  /** Words for the person; `error` is what a call rejected with, if one did. */
  notice: { readonly tone: 'success' | 'error'; readonly text: string; readonly error?: unknown };
  /** Something failed that nobody waits for. */
  problem: { readonly area: 'channel' | 'token'; readonly error: unknown };
}

export interface TabsApi {
  /** Adds a tab, or updates the one with this key, and shows it. */
  open(tab: Tab): void;
  activate(key: string): void;
  close(key: string): void;
  closeLeft(key: string): void;
  closeRight(key: string): void;
  closeOthers(key: string): void;
  closeAll(): void;
  /** @param to place counted from 0 */
  move(key: string, to: number): void;
  /** Says whether a tab has unsaved input; such a tab is never closed to make room. */
  mark(key: string, unsaved: boolean): void;
  /** Drops the tabs the test refuses and reports them by `tabs-dropped`. */
  retain(permitted: (tab: Tab) => boolean): void;
}

export interface ChannelApi {
  /** One per page life: ends in the SHA-256 of a secret that `protocols` carry. */
  readonly clientId: string;
  /** Sub-protocols by which a socket of this page proves that `clientId` is its own. */
  readonly protocols: readonly string[];
  /** Messages in order; a listener that returns a promise gets the next one after it. */
  listen(listener: Listener): () => void;
  /** Topics the shown screens follow; bound again when they, or the language of the notices, changed. */
  follow(topics: readonly string[]): void;
}

/** What the SDK asks of a session. */
export interface SessionPort {
  /**
   * A token with life left; waits for a refresh, in the order of the calls.
   * @throws {SessionError} when there is none to wait for
   */
  accessToken(options?: { signal?: AbortSignal | undefined }): Promise<string>;
  /** The service called this token invalid: the next call renews it. */
  tokenRejected(token: string): void;
  /** The service answered 12021 to a request of this company. */
  companyRejected(companyId: string | undefined): void;
  /** For the `user-company` header; `undefined` while the default company is in use. */
  readonly companyId: string | undefined;
  readonly language: string | undefined;
}

/** A session of one page. Lives outside any component; the same object from start to end. */
export interface Session extends SessionPort {
  /** Looks for tokens after 300 ms. A second call changes nothing. */
  start(): void;
  /** Ends all timers, listeners, sockets and lines; stored values stay. `start()` begins again. */
  stop(): void;
  /** Tries a failed load again. */
  retry(): void;
  /**
   * Begins a sign-in after one that was refused, or loads a page again that another sign-in replaced. In any
   * other state nothing happens.
   */
  proceed(): void;
  /** Resolves when the stored values are cleared and the page leaves; at once when nobody is signed in. */
  signOut(): Promise<void>;
  chooseCompany(id: string): void;
  /** Reads the menu and the permissions again. */
  reloadMenus(): void;
  granted(permissionKey: string): boolean;
  /** Gives the session the time of the server, as milliseconds since 1970. */
  observeServerTime(ms: number): void;
  snapshot(): SessionSnapshot;
  /** Calls back after each change of the snapshot. Returns the way to stop. */
  subscribe(changed: () => void): () => void;
  on<Name extends keyof SessionEvents>(
    name: Name,
    listener: (event: SessionEvents[Name]) => void,
  ): () => void;
  readonly tabs: TabsApi;
  readonly channel: ChannelApi;
}
