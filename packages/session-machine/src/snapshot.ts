import type { SnapshotFrom } from 'xstate';
import type { channelMachine } from './channel/channel.machine.ts';
import type { ChannelStatus } from './channel/types.ts';
import type { companyMachine } from './company/company.machine.ts';
import { permissionKeys } from './company/logic.ts';
import type { MenuEntry } from './company/types.ts';
import { destination } from './session/logic.ts';
import type { sessionMachine } from './session/session.machine.ts';
import { noTabs } from './tabs/logic.ts';
import type { TabList } from './tabs/types.ts';
import type { CompanyStatus, SessionSnapshot, SessionStatus } from './types.ts';

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

type SessionState = SnapshotFrom<typeof sessionMachine>;
type CompanyState = SnapshotFrom<typeof companyMachine>;
type ChannelState = SnapshotFrom<typeof channelMachine>;

export function sessionStatus({ value }: Pick<SessionState, 'value'>): SessionStatus {
  if (typeof value === 'object')
    return { loading: 'starting', reloading: 'starting', failed: 'failed', active: 'signed-in' }[
      value.signedIn
    ] as SessionStatus;
  const statuses = {
    idle: 'idle',
    starting: 'starting',
    exchanging: 'starting',
    refused: 'starting',
    revoking: 'signing-out',
    parting: 'signing-out',
    left: 'signed-out',
  } as const;
  return statuses[value];
}

function companyStatus({ value }: CompanyState): CompanyStatus {
  const statuses = {
    unknown: 'unknown',
    none: 'none',
    listing: 'loading',
    applications: 'loading',
    pausing: 'loading',
    menu: 'loading',
    ready: 'ready',
    failed: 'failed',
    menuFailed: 'menu-failed',
  } as const;
  return statuses[value];
}

function channelStatus(channel: ChannelState): ChannelStatus {
  if (channel.matches({ on: { connected: 'open' } })) return 'open';
  if (channel.matches({ on: 'waiting' })) return 'waiting';
  if (channel.matches({ on: 'offline' })) return 'offline';
  return channel.matches('off') ? 'off' : 'connecting';
}

const isButton = ({ menuType }: MenuEntry) => Number(menuType) === 2;

export interface Parts {
  readonly session: SessionState;
  readonly company: CompanyState;
  readonly tabs: TabList;
  readonly channel: ChannelState;
  readonly badFrames: number;
}

/** Builds snapshots; equal parts give the identical object. */
export function createSnapshots() {
  let last = idleSnapshot;
  let entries: readonly MenuEntry[] = [];
  return (parts: Parts): SessionSnapshot => {
    const { context: company } = parts.company;
    const { user, error } = parts.session.context;
    const same = entries === company.menus;
    entries = company.menus;
    const next: SessionSnapshot = {
      status: sessionStatus(parts.session),
      user,
      companyStatus: companyStatus(parts.company),
      companies: company.companies,
      company: company.company,
      applications: company.applications,
      menus: same ? last.menus : entries.filter((entry) => !isButton(entry)),
      permissions: same ? last.permissions : new Set(permissionKeys(entries)),
      destination: destination(user, company.company),
      tabs: parts.tabs.tabs,
      activeTab: parts.tabs.active,
      unsavedTabs: parts.tabs.unsaved,
      channel: channelStatus(parts.channel),
      badFrames: parts.badFrames,
      error: error ?? company.error,
    };
    const keys = Object.keys(next) as (keyof SessionSnapshot)[];
    if (keys.some((key) => next[key] !== last[key])) last = next;
    return last;
  };
}
