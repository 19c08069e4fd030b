// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Listener } from './channel/inbox.ts';
import {
  SessionProvider,
  useChannel,
  useGranted,
  useSession,
  useSessionActions,
  useSessionEvent,
} from './react.tsx';
import { comeBack, openTab, signedIn } from './testing/index.ts';
import type { Session } from './types.ts';

afterEach(cleanup);

function Start() {
  useSessionActions().start();
  return null;
}

let renders = 0;
function Tabs() {
  renders++;
  const { keys } = useSession(({ tabs }) => ({ keys: tabs.map(({ key }) => key).join() }));
  return <p>{keys || 'none'}</p>;
}

function Button({ received }: { readonly received: string[] }) {
  useSessionEvent('signed-out', ({ reason }) => received.push(reason));
  useChannel(({ kind }) => void received.push(kind));
  return <p>{useGranted('PUT^/mes2/reduce/submit') ? 'may' : 'may not'}</p>;
}

function Lost() {
  return <p>{useSession().status}</p>;
}

test('a code is exchanged once under StrictMode, however often the session is started', async () => {
  const { session, env, service, advance } = openTab();
  comeBack({ env }, service.issueCode());
  const screenOf = () => (
    <StrictMode>
      <SessionProvider session={session}>
        <Start />
      </SessionProvider>
    </StrictMode>
  );
  render(screenOf()).unmount();
  render(screenOf());
  await act(() => advance(300));
  expect(service.count('exchangeCode')).toBe(1);
});

test('a component renders again only when its part changed', async () => {
  const { session } = await signedIn();
  render(
    <SessionProvider session={session}>
      <Tabs />
    </SessionProvider>,
  );
  act(() => session.tabs.mark('/x', true));
  act(() => session.channel.follow(['bed']));
  expect(renders).toBe(1);
  act(() => session.tabs.open({ title: 'X', key: '/x', path: '/x' }));
  expect(screen.getByText('/x')).toBeDefined();
  expect(renders).toBe(2);
});

test('hooks show permissions, subscribe to events and the channel, and unsubscribe', async () => {
  const { session, env, advance } = await signedIn();
  const received: string[] = [];
  const shown = render(
    <SessionProvider session={session}>
      <Button received={received} />
    </SessionProvider>,
  );
  expect(screen.getByText('may')).toBeDefined();
  env.sockets[0]?.handlers.opened();
  act(() => env.sockets[0]?.handlers.received('[]'));
  expect(received).toEqual(['messages']);
  shown.unmount();
  env.sockets[0]?.handlers.received('[]');
  void session.signOut();
  await advance(500);
  expect(received).toEqual(['messages']);
});

test('says what is missing when there is no provider', () => {
  expect(() => render(<Lost />)).toThrow('<SessionProvider>');
});

/** A session that counts who listens to it. */
function counted(session: Session) {
  let listeners = 0;
  const count = (undo: () => void) => {
    listeners++;
    return () => {
      listeners--;
      undo();
    };
  };
  const { channel } = session;
  return {
    session: {
      ...session,
      subscribe: (changed: () => void) => count(session.subscribe(changed)),
      on: ((name: never, received: never) => count(session.on(name, received))) as Session['on'],
      channel: { ...channel, listen: (received: Listener) => count(channel.listen(received)) },
    },
    listeners: () => listeners,
  };
}

test('1,000 times mounted and taken down, nothing is left behind', async () => {
  const tab = await signedIn();
  const { session, listeners } = counted(tab.session);
  tab.env.sockets[0]?.handlers.opened();
  const before = tab.env.clock.timers;
  const received: string[] = [];
  const shown = () => (
    <StrictMode>
      <SessionProvider session={session}>
        <Start />
        <Tabs />
        <Button received={received} />
      </SessionProvider>
    </StrictMode>
  );
  for (let round = 0; round < 1_000; round++) {
    const mounted = render(shown());
    if (round === 0) expect(listeners()).toBe(4);
    mounted.unmount();
  }
  expect(listeners()).toBe(0);
  expect([tab.env.clock.timers, tab.env.sockets.length, tab.env.line.ends]).toEqual([before, 1, 1]);
  tab.session.stop();
  expect([tab.env.clock.timers, tab.env.line.ends, tab.env.visible.watchers]).toEqual([0, 0, 0]);
  expect(tab.env.sockets[0]?.closedWith).toBeDefined();
}, 60_000);
