import { HOME, MAX_TABS } from './limits.ts';
import type { Tab, TabList } from './types.ts';

export const noTabs: TabList = { tabs: [], active: HOME, unsaved: [], recent: [] };

const has = (tabs: readonly Tab[], key: string) => tabs.some((tab) => tab.key === key);
const isSame = (a: Tab, b: Tab) => a.title === b.title && a.path === b.path && a.query === b.query;
const used = (list: TabList, key: string) => [key, ...list.recent.filter((each) => each !== key)];

/** Keeps the tabs the test allows; the shown one is replaced by `fallback` when it goes. */
function keep(list: TabList, kept: (tab: Tab) => boolean, fallback: string): TabList {
  const tabs = list.tabs.filter(kept);
  const open = (key: string) => has(tabs, key);
  const active = open(list.active) || list.active === HOME ? list.active : fallback;
  return { tabs, active, unsaved: list.unsaved.filter(open), recent: list.recent.filter(open) };
}

/** Makes an open tab, or the home page, the shown one. Unknown keys change nothing. */
export const activateTab = (list: TabList, key: string): TabList =>
  key === HOME || has(list.tabs, key)
    ? { ...list, active: key, recent: key === HOME ? list.recent : used(list, key) }
    : list;

/**
 * Adds a tab at the end, or updates the one with the same key in its place, and shows it. Beyond
 * `MAX_TABS` the one unused for longest goes; tabs with unsaved input never do.
 */
export function openTab(list: TabList, tab: Tab): TabList {
  if (tab.key === HOME) return activateTab(list, HOME);
  const known = list.tabs.find(({ key }) => key === tab.key);
  // A tab that is shown as it was leaves the bar alone, and what is stored of it.
  if (known && isSame(known, tab)) return activateTab(list, tab.key);
  const tabs = known ? list.tabs.map((each) => (each === known ? tab : each)) : [...list.tabs, tab];
  const opened = { ...list, tabs, active: tab.key, recent: used(list, tab.key) };
  if (tabs.length <= MAX_TABS) return opened;
  const idle = opened.recent.findLast((key) => !list.unsaved.includes(key));
  return keep(opened, ({ key }) => key !== idle || key === tab.key, HOME);
}

/** Closing the shown tab shows the previous one, else the first, else the home page. */
export function closeTab(list: TabList, key: string): TabList {
  const at = list.tabs.findIndex((tab) => tab.key === key);
  const left = list.tabs.filter((tab) => tab.key !== key);
  return keep(list, (tab) => tab.key !== key, (left[at - 1] ?? left[0])?.key ?? HOME);
}

export type Side = 'left' | 'right' | 'others';

/** Closes the tabs on one side of a tab, or all but it; that tab is shown if the shown one goes. */
export function closeAround(list: TabList, key: string, side: Side): TabList {
  const at = list.tabs.findIndex((tab) => tab.key === key);
  if (at < 0) return list;
  const stays = (i: number) => (side === 'left' ? i >= at : side === 'right' ? i <= at : i === at);
  return keep(list, (tab) => stays(list.tabs.indexOf(tab)), key);
}

/** Moves a tab to a place counted from 0; places outside the bar mean its ends. */
export function moveTab(list: TabList, key: string, to: number): TabList {
  const tab = list.tabs.find((each) => each.key === key);
  if (!tab) return list;
  const tabs = list.tabs.filter((each) => each !== tab);
  tabs.splice(Math.max(0, to), 0, tab);
  return { ...list, tabs };
}

export const markTab = (list: TabList, key: string, unsaved: boolean): TabList => ({
  ...list,
  unsaved: [
    ...list.unsaved.filter((each) => each !== key),
    ...(unsaved && has(list.tabs, key) ? [key] : []),
  ],
});

/** Keeps the tabs of the given keys; the shown one falls back to the first, else home. */
export function retainTabs(list: TabList, keys: readonly string[]): TabList {
  const first = list.tabs.find(({ key }) => keys.includes(key));
  return keep(list, ({ key }) => keys.includes(key), first?.key ?? HOME);
}

const text = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads one stored tab of this or an older version; anything else is `undefined`. */
function healTab(value: unknown): Tab | undefined {
  const { title, key, path, query } = (value ?? {}) as Record<string, unknown>;
  if (!text(key) || !key.startsWith('/') || key === HOME) return undefined;
  return {
    title: text(title) ? title : key,
    key,
    path: text(path) ? path : key,
    ...(text(query) && { query }),
  };
}

/** Rebuilds the list from storage. Broken parts are left out, never thrown about. */
export function restoreTabs(tabsText: string | undefined, active: string | undefined): TabList {
  let stored: unknown;
  try {
    stored = JSON.parse(tabsText ?? '[]');
  } catch {
    return noTabs;
  }
  const byKey = new Map<string, Tab>();
  for (const value of Array.isArray(stored) ? stored : []) {
    const tab = healTab(value);
    if (tab && byKey.size < MAX_TABS) byKey.set(tab.key, tab);
  }
  const tabs = [...byKey.values()];
  const keys = tabs.map(({ key }) => key);
  const list = { tabs, active: HOME, unsaved: [], recent: keys };
  return active === undefined ? list : activateTab(list, active);
}
