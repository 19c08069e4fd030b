// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  SessionProvider,
  useChannel,
  useGranted,
  useSession,
  useSessionActions,
  useSessionEvent,
} from './react.tsx';
import { openTab, signedIn } from './testing/index.ts';

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

function Button({ heard }: { readonly heard: string[] }) {
  useSessionEvent('signed-out', ({ reason }) => heard.push(reason));
  useChannel(({ kind }) => void heard.push(kind));
  return <p>{useGranted('PUT^/mes2/reduce/submit') ? 'may' : 'may not'}</p>;
}

function Lost() {
  return <p>{useSession().status}</p>;
}

test('a code is exchanged once under StrictMode, whoever starts the session how often', async () => {
  const { session, env, service, advance } = openTab();
  env.navigation.url.searchParams.set('oauth_code', service.issueCode());
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

test('hooks show permissions, hear events and the channel, and let go of them', async () => {
  const { session, env, advance } = await signedIn();
  const heard: string[] = [];
  const shown = render(
    <SessionProvider session={session}>
      <Button heard={heard} />
    </SessionProvider>,
  );
  expect(screen.getByText('may')).toBeDefined();
  env.sockets[0]?.handlers.opened();
  act(() => env.sockets[0]?.handlers.heard('[]'));
  expect(heard).toEqual(['messages']);
  shown.unmount();
  env.sockets[0]?.handlers.heard('[]');
  void session.signOut();
  await advance(500);
  expect(heard).toEqual(['messages']);
});

test('says what is missing when there is no provider', () => {
  expect(() => render(<Lost />)).toThrow('<SessionProvider>');
});
