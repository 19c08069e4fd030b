export { type AuthorisedFetchOptions, authorisedFetch } from './authorised-fetch.ts';
export type { Listener } from './channel/inbox.ts';
export { type OwnChannel, ownChannel } from './channel/own-channel.ts';
export type { ChannelMessage, ChannelStatus, Gap, Notice } from './channel/types.ts';
export { MY_APPLICATIONS } from './company/my-applications.ts';
export type { Application, Company, CompanyStatus, MenuEntry } from './company/types.ts';
export { type BrowserEnvOptions, browserEnv } from './env/browser.ts';
export { type BrowserStoreOptions, browserStore } from './env/browser-store.ts';
export {
  type Broadcast,
  type BroadcastPort,
  type Clock,
  COOKIE_KEYS,
  type Env,
  LOCAL_KEYS,
  type Navigation,
  type Socket,
  type SocketHandlers,
  type Store,
  type StoreKey,
  TAB_KEYS,
  type Watchable,
} from './env/ports.ts';
export { workerClock } from './env/worker-clock.ts';
export { createSession } from './facade.ts';
export type { CallOptions, ExchangeOptions, Service } from './service.ts';
export { type Beginning, beginSignIn } from './session/begin-sign-in.ts';
export { signInAddress } from './session/sign-in-address.ts';
export type { EndReason, Refusal, SessionStatus, User } from './session/types.ts';
export { SessionError, type SessionErrorCode } from './session-error.ts';
export { HOME, MAX_TABS } from './tabs/limits.ts';
export type { Tab } from './tabs/types.ts';
export type { TokenAnswer } from './token/types.ts';
export type {
  ChannelApi,
  Inspection,
  Session,
  SessionConfig,
  SessionEvents,
  SessionOptions,
  SessionPort,
  SessionSnapshot,
  TabsApi,
} from './types.ts';
