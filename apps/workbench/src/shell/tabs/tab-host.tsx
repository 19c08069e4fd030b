import { useSessionActions } from '@garment-mes/session-machine/react';
import { useMemo, useRef, useState } from 'react';
import { addresses } from '#app/addresses.ts';
import { matchRoute } from '#app/routes.ts';
import type { TabScope } from '#app/tab/tab-scope.tsx';
import type { Navigate } from './frozen-location.ts';
import { keepLive } from './live-tabs.ts';
import type { TabMemories } from './tab-memories.ts';
import { TabPage } from './tab-page.tsx';

interface TabHostProps {
  readonly path: string;
  readonly search: string;
  /** Keys that have a tab. */
  readonly open: readonly string[];
  /** Keys with unsaved input. */
  readonly held: readonly string[];
  readonly epochs: Readonly<Record<string, number>>;
  readonly memories: TabMemories;
  readonly mayOpen: (path: string) => boolean | undefined;
  readonly navigate: Navigate;
}

/** The pages of the open tabs: the shown one, and the last ones behind it, alive but asleep. */
export function TabHost(props: TabHostProps) {
  const { path, search, open, held, epochs, memories, mayOpen, navigate } = props;
  const session = useSessionActions();
  const [live, setLive] = useState<readonly string[]>([path]);
  const [searches, setSearches] = useState<Readonly<Record<string, string>>>({});
  const scopes = useRef(new Map<string, TabScope>());

  const next = useMemo(() => keepLive(live, path, open, new Set(held)), [live, path, open, held]);
  if (next !== live) setLive(next);
  if (searches[path] !== search) setSearches({ ...searches, [path]: search });

  // A refreshed page starts again: its memory goes with the epoch.
  const idOf = (key: string) => `${key}:${epochs[key] ?? 0}`;
  const keys = new Set([path, '/', ...open]);
  const kept = new Set([...keys].map(idOf));
  memories.keepOnly(keys);
  for (const id of scopes.current.keys()) if (!kept.has(id)) scopes.current.delete(id);

  function scopeOf(key: string): TabScope {
    const id = idOf(key);
    const known = scopes.current.get(id);
    if (known) return known;
    const scope = createScope(session, key, memories.of(key));
    scopes.current.set(id, scope);
    return scope;
  }

  return next
    .toSorted()
    .map((key) => (
      <TabPage
        key={idOf(key)}
        path={key}
        search={key === path ? search : (searches[key] ?? '')}
        visible={key === path}
        mayOpen={mayOpen}
        navigate={navigate}
        scope={scopeOf(key)}
      />
    ));
}

function createScope(
  session: ReturnType<typeof useSessionActions>,
  key: string,
  memory: TabScope['memory'],
): TabScope {
  const match = matchRoute(key);
  return {
    key,
    title: match ? addresses[match.path].title : '',
    memory,
    setTitle(title) {
      const { activeTab, tabs } = session.snapshot();
      const tab = tabs.find((each) => each.key === key);
      // Opening is how a tab is renamed, and it shows it: a page in the background has to wait.
      if (tab && tab.title !== title && activeTab === key) session.tabs.open({ ...tab, title });
    },
    setDirty: (dirty) => session.tabs.mark(key, dirty),
  };
}
