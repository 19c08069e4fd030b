// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import Me from './me.screen.tsx';

afterEach(cleanup);

const session = { createDate: '2026-11-28 08:00:12', lastDate: '2026-11-28 11:45:02' };
const answers = {
  getUserInfo: {
    ...{
      id: '7',
      username: 'zhou',
      name: '周敏',
      avatar: null,
      mobile: '13812340001',
      email: null,
    },
    ...{
      realNameAuth: '2',
      delFlag: '0',
      deletionDate: null,
      lang: 'zh-CN',
      isFirstPassword: false,
    },
  },
  getUserCompany: [
    {
      ...{ id: '1', name: '晨曦制衣', shortName: '晨曦', code: 'CX', isDefault: '0', delFlag: '0' },
      ...{ deletionDate: null, timeZone: null, currencyCode: null, logo: null, employeeId: '9' },
      ...{ employeeNo: '0007', employeeName: '周敏', deptId: '3', deptName: '缝制1组' },
      jobNames: ['组长', 'QC'],
    },
  ],
  listOwnSessions: [
    { ...session, id: '11', isThis: true, userAgent: 'Chrome/140 Windows', ip: '10.0.0.1' },
    { ...session, id: '12', isThis: false, userAgent: 'Firefox/130 Linux', ip: '10.0.0.2' },
    { ...session, id: '13', isThis: false, userAgent: null, ip: null },
  ],
};

test('says who I am, what I am in each company, and where I am signed in', async () => {
  renderScreen(Me, { answers });
  const row = (await screen.findByRole('link', { name: '晨曦制衣' })).closest('tr') as HTMLElement;
  for (const text of ['0007', '缝制1组', '组长、QC'])
    expect(within(row).getByText(text)).toBeDefined();
  const own = (await screen.findByText('Chrome · Windows')).closest('tr') as HTMLElement;
  expect(within(own).getByText('本机')).toBeDefined();
  expect(within(own).queryByRole('button')).toBeNull();
  expect(screen.getByText('未知设备')).toBeDefined();
});

test('another session is ended after a question, or all others at once', async () => {
  const { calls } = renderScreen(Me, { answers: { ...answers, endOwnSessions: 1 } });
  await userEvent.click(await screen.findByRole('button', { name: '结束 Firefox · Linux' }));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  const confirm = async () => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '结束' }));
  };
  await confirm();
  const sent = () => calls.filter(({ operation }) => operation === 'endOwnSessions');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '结束其他全部登录' }));
  await confirm();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ query }) => query)).toEqual([{ id: '12' }, {}]);
});

test('who is signed in here alone is offered nothing to end', async () => {
  renderScreen(Me, {
    answers: { ...answers, listOwnSessions: answers.listOwnSessions.slice(0, 1) },
  });
  expect(await screen.findByText('本机')).toBeDefined();
  expect(screen.queryByRole('button', { name: /结束/ })).toBeNull();
});
