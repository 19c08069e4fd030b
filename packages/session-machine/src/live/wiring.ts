import type { Actor } from 'xstate';
import type { channelMachine } from '../channel/channel.machine.ts';
import type { Inbox } from '../channel/inbox.ts';
import type { companyMachine } from '../company/company.machine.ts';
import type { Broadcast } from '../env/ports.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import type { EndReason } from '../session/types.ts';
import type { tabsMachine } from '../tabs/tabs.machine.ts';
import type { Ledger } from '../token/ledger.ts';
import type { tokenMachine } from '../token/token.machine.ts';
import type { WaitingRoom } from '../token/waiting-room.ts';
import type { SessionEvents, SessionOptions } from '../types.ts';

export type Tell = <Name extends keyof SessionEvents>(
  name: Name,
  event: SessionEvents[Name],
) => void;

/** What the parts of a running session share. */
export interface Wiring extends Pick<SessionOptions, 'env' | 'config'> {
  readonly ledger: Ledger;
  readonly room: WaitingRoom;
  readonly inbox: Inbox;
  readonly session: Actor<typeof sessionMachine>;
  readonly tokens: Actor<typeof tokenMachine>;
  readonly company: Actor<typeof companyMachine>;
  readonly tabs: Actor<typeof tabsMachine>;
  readonly channel: Actor<typeof channelMachine>;
  /** Tells the consumer. */
  readonly tell: Tell;
  /** Tells the other tabs. */
  post(message: Broadcast): void;
  end(reason: EndReason): void;
  /** What time the server says it is. */
  serverNow(): number;
}
