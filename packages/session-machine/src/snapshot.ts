import type { SnapshotFrom } from 'xstate';
import { destination } from './session/logic.ts';
import type { sessionMachine } from './session/session.machine.ts';
import { noTabs } from './tabs/logic.ts';
import type { TabList } from './tabs/types.ts';
import type { SessionSnapshot } from './types.ts';

export const idleSnapshot: SessionSnapshot = {
  status: 'idle',
  user: undefined,
  companyStatus: 'unknown',
  companies: [],
  company: undefined,
  applications: [],
  menus: [],
  permissions: new Set(),
  destination: undefined,
  tabs: noTabs.tabs,
  activeTab: noTabs.active,
  unsavedTabs: noTabs.unsaved,
  channel: 'off',
  badFrames: 0,
  error: undefined,
};

/** The part of the snapshot that is there once somebody signed in. */
export type WorkSnapshot = Pick<
  SessionSnapshot,
  | 'companyStatus'
  | 'companies'
  | 'company'
  | 'applications'
  | 'menus'
  | 'permissions'
  | 'channel'
  | 'badFrames'
  | 'error'
>;

/** What a state is called outside: every innermost state of a machine carries one tag. */
export const tagOf = <Tag extends string>({ tags }: { readonly tags: ReadonlySet<string> }) =>
  [...tags][0] as Tag;

/** The next snapshot; the last one itself when nothing in it changed. */
export function compose(
  last: SessionSnapshot,
  session: SnapshotFrom<typeof sessionMachine>,
  { tabs, active, unsaved }: TabList,
  work: WorkSnapshot | undefined,
): SessionSnapshot {
  const { user, error } = session.context;
  const next: SessionSnapshot = {
    ...idleSnapshot,
    ...work,
    status: tagOf(session),
    user,
    destination: destination(user, work?.company),
    tabs,
    activeTab: active,
    unsavedTabs: unsaved,
    error: error ?? work?.error,
  };
  const keys = Object.keys(next) as (keyof SessionSnapshot)[];
  return keys.some((key) => next[key] !== last[key]) ? next : last;
}
