// @vitest-environment jsdom

import { observedClient } from '@garment-mes/sdk/testing';
import { comeBack, openTab } from '@garment-mes/session-machine/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderWorkbench } from '#testing/render-workbench.tsx';
import { createConnectivity } from '../connectivity.ts';
import { createLiveTopics } from '../live-topics.ts';
import { Providers } from '../providers.tsx';
import { createQueries } from '../queries.ts';
import { Workbench } from './workbench.tsx';

afterEach(cleanup);

async function draw(tab: ReturnType<typeof openTab>) {
  const { session, advance } = tab;
  render(
    <Providers session={session} queries={createQueries()} basePath="">
      <Workbench
        client={observedClient({ session }).client}
        topics={createLiveTopics(session)}
        connectivity={createConnectivity()}
        host={{}}
      />
    </Providers>,
  );
  session.start();
  await act(() => advance(300));
  return tab;
}

test('a code that the page did not ask for: a sentence, and one button that begins a sign-in', async () => {
  const { env } = await draw(openTab({ address: 'https://app.example/x?oauth_code=somebodys' }));
  expect(screen.getByText('地址中的登录码不是在本页申请的，没有登录任何人。')).toBeTruthy();
  expect(env.navigation.visits).toEqual(['strip']);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(env.navigation.visits.at(-1)).toContain('&state=');
});

test('a code that is no longer valid says so', async () => {
  const tab = openTab();
  comeBack(tab, 'spent');
  await draw(tab);
  expect(screen.getByText('登录码已失效。')).toBeTruthy();
});

test('a browser that keeps nothing is told what it does not allow', async () => {
  const tab = openTab();
  Object.assign(tab.env.store, { lasts: () => false });
  await draw(tab);
  expect(screen.getByText(/浏览器禁止本站保存/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(tab.env.navigation.visits).toEqual(['strip', 'reload']);
});

test('the page of the person before says who is signed in now, and shows nothing else', async () => {
  const { env, session, advance } = await renderWorkbench();
  env.store.set('user_id', '8');
  env.line.join(() => undefined).post({ type: 'signed-in', userId: '8', name: '李芳' });
  await act(() => advance(0));
  expect(session.snapshot().status).toBe('replaced');
  expect(screen.getByText('李芳 已在此浏览器登录')).toBeTruthy();
  expect(screen.getByText(/本页原来由 周敏 登录/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '刷新页面' }));
  expect(env.navigation.visits).toEqual(['reload']);
});
