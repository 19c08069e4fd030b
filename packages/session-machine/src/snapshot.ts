import type { SnapshotFrom } from 'xstate';
import { destination } from './session/logic.ts';
import type { sessionMachine } from './session/session.machine.ts';
import { tagOf } from './tag.ts';
import type { SessionSnapshot } from './types.ts';

export const idleSnapshot: SessionSnapshot = {
  status: 'idle',
  user: undefined,
  refusal: undefined,
  successor: undefined,
  companyStatus: 'unknown',
  companies: [],
  company: undefined,
  applications: [],
  menus: [],
  permissions: new Set(),
  destination: undefined,
  tabs: [],
  activeTab: '/',
  unsavedTabs: [],
  channel: 'off',
  badFrames: 0,
  error: undefined,
};

/** The part of the snapshot that is there once somebody signed in. */
export type WorkSnapshot = Omit<
  SessionSnapshot,
  'status' | 'user' | 'refusal' | 'successor' | 'destination'
>;

/** The next snapshot; the last one itself when nothing in it changed. */
export function compose(
  last: SessionSnapshot,
  session: SnapshotFrom<typeof sessionMachine>,
  work: WorkSnapshot | undefined,
): SessionSnapshot {
  const { user, refusal, successor, error } = session.context;
  const next: SessionSnapshot = {
    ...idleSnapshot,
    ...work,
    status: tagOf(session),
    user,
    refusal,
    successor,
    destination: destination(user, work?.company),
    error: error ?? work?.error,
  };
  const keys = Object.keys(next) as (keyof SessionSnapshot)[];
  return keys.some((key) => next[key] !== last[key]) ? next : last;
}
