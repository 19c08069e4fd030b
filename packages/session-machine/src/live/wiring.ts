import type { Actor, ActorOptions, AnyActorLogic } from 'xstate';
import type { channelMachine } from '../channel/channel.machine.ts';
import type { Inbox, Listener } from '../channel/inbox.ts';
import type { companyMachine } from '../company/company.machine.ts';
import type { Broadcast } from '../env/ports.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import type { EndReason } from '../session/types.ts';
import type { WorkSnapshot } from '../snapshot.ts';
import type { TabsEvent, tabsMachine } from '../tabs/tabs.machine.ts';
import type { Tab } from '../tabs/types.ts';
import type { Ledger } from '../token/ledger.ts';
import type { tokenMachine } from '../token/token.machine.ts';
import type { WaitingRoom } from '../token/waiting-room.ts';
import type { Inspection, SessionEvents, SessionOptions } from '../types.ts';

export type Emit = <Name extends keyof SessionEvents>(
  name: Name,
  event: SessionEvents[Name],
) => void;

/** Somebody who listens to the channel, before there is one too. */
export interface Subscription {
  readonly listener: Listener;
  leave: (() => void) | undefined;
}

/** What the façade hands to a running session. */
export interface LiveOptions extends SessionOptions {
  readonly clientId: string;
  /** Prove the client id to the server. */
  readonly protocols: readonly string[];
  readonly subscriptions: ReadonlySet<Subscription>;
  /** What was asked of the tabs before they were there. */
  readonly early: TabsEvent[];
  topics(): readonly string[];
  /** What time the server says it is. */
  serverNow(): number;
  changed(): void;
  /** Notifies the consumer. */
  readonly emit: Emit;
}

/** What the parts of a running session share. */
export interface Wiring extends LiveOptions {
  readonly ledger: Ledger;
  readonly room: WaitingRoom;
  readonly session: Actor<typeof sessionMachine>;
  readonly tokens: Actor<typeof tokenMachine>;
  /** Set while somebody is signed in. */
  work: Work | undefined;
  /** How every machine of the session is started. */
  watched(machine: Inspection['machine']): Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;
  accessToken(signal?: AbortSignal): Promise<string>;
  /** Notifies the other tabs. */
  post(message: Broadcast): void;
  end(reason: EndReason): void;
  /** Somebody else signed in, by this name where it is known: nothing of this page goes out any more. */
  replace(name?: string): void;
}

export type CompanyActor = Actor<typeof companyMachine>;
export type ChannelActor = Actor<typeof channelMachine>;
export type TabsActor = Actor<typeof tabsMachine>;

/** What runs once somebody is signed in. */
export interface Work {
  readonly company: CompanyActor;
  readonly channel: ChannelActor;
  readonly tabs: TabsActor;
  readonly inbox: Inbox;
  companyId(): string | undefined;
  /** Drops the tabs the test refuses. */
  retain(permitted: (tab: Tab) => boolean): void;
  /** Another tab chose this company. */
  companyElsewhere(companyId: string): void;
  snapshot(): WorkSnapshot;
  stop(): void;
}
