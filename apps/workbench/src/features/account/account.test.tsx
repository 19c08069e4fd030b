// @vitest-environment jsdom
import type { WageRecordPage } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { SessionProvider } from '@garment-mes/session-machine/react';
import { signedIn } from '@garment-mes/session-machine/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import AccountDelete from './account-delete.screen.tsx';
import CompanyDelete from './company-delete.screen.tsx';
import { daysLeft } from './ending/days-left.ts';
import { identityFaults, noIdentity } from './identity-faults.ts';
import { md5 } from './md5.ts';
import NoticeDetail from './notice-detail.screen.tsx';
import NoticeList from './notice-list.screen.tsx';
import Password from './password.screen.tsx';
import Verified from './verified.screen.tsx';
import Work from './work.screen.tsx';

const went = vi.hoisted(() => vi.fn());
vi.mock('./start-anew.ts', () => ({ startAnew: went }));
// The files of jsdom do not fit into the requests of Node.
vi.mock('@garment-mes/sdk/amc', async (original) => ({
  ...(await original<typeof import('@garment-mes/sdk/amc')>()),
  uploadPicture: async () => '/files/a.png',
}));

beforeEach(() => went.mockClear());
afterEach(cleanup);

const user = {
  id: '7',
  username: 'zhou',
  name: '周敏',
  avatar: null,
  mobile: null,
  email: null,
  realNameAuth: '2',
  delFlag: '0',
  deletionDate: null,
  lang: 'zh-CN',
  isFirstPassword: false,
};

/** Draws a page that asks the session for companies or to leave. */
async function drawn(Page: ComponentType, options: Parameters<typeof renderScreen>[1] = {}) {
  const { session } = await signedIn();
  return renderScreen(
    () => (
      <SessionProvider session={session}>
        <Page />
      </SessionProvider>
    ),
    options,
  );
}

describe('real name', () => {
  test.each([
    ['0', '已实名'],
    ['1', '审核中'],
    ['3', '上次提交未通过，请核对后重新提交。'],
  ])('state %s says %s', async (realNameAuth, text) => {
    renderScreen(Verified, { answers: { getUserInfo: { ...user, realNameAuth } } });
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('a verified name is shown by its first sign', async () => {
    renderScreen(Verified, { answers: { getUserInfo: { ...user, realNameAuth: '0' } } });
    expect(await screen.findByText('周*')).toBeDefined();
    expect(screen.queryByText('周敏')).toBeNull();
  });

  test('says what is missing or wrong, and sends nothing', async () => {
    const { writes } = renderScreen(Verified, { answers: { getUserInfo: user } });
    await userEvent.type(
      await screen.findByRole('textbox', { name: /身份证号/ }),
      '11010519491231003X',
    );
    await userEvent.click(screen.getByRole('button', { name: '提交认证' }));
    for (const text of ['请输入姓名', '身份证号格式不正确', '请上传人像面', '请上传国徽面'])
      expect(screen.getByText(text)).toBeDefined();
    expect(writes()).toEqual([]);
  });

  test('nobody under sixteen is let through, on the birthday they are', () => {
    const identity = { ...noIdentity, idCardNo: '110105200803200014' };
    const number = (today: string) => identityFaults(identity, today).idCardNo;
    expect(number('2024-03-19')).toBe('未满16周岁不能认证');
    expect(number('2024-03-20')).toBeUndefined();
  });

  test('sends the pictures first and then what was typed', async () => {
    const { writes } = renderScreen(Verified, {
      answers: { getUserInfo: user },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /姓名/ }), ' 周敏 ');
    await userEvent.type(screen.getByRole('textbox', { name: /身份证号/ }), '11010519491231002x');
    const png = new File(['x'], 'a.png', { type: 'image/png' });
    for (const input of document.querySelectorAll('input[type=file]'))
      fireEvent.change(input, { target: { files: [png] } });
    const sent = () => writes().filter(({ operation }) => operation === 'submitRealName');
    await waitFor(async () => {
      // The addresses of the pictures are needed first.
      await userEvent.click(screen.getByRole('button', { name: '提交认证' }));
      expect(sent()).toHaveLength(1);
    });
    expect(sent()[0]?.body).toEqual({
      name: '周敏',
      idCardNo: '11010519491231002X',
      frontUrl: '/files/a.png',
      backUrl: '/files/a.png',
    });
  });
});

describe('ending an account', () => {
  const free = { isOk: true, blocks: [], deletionDate: null };

  test('says what is against it and stays shut', async () => {
    const text = '您是 晨曦制衣 唯一的管理员，请先移交';
    const blocks = [{ code: 'only-admin', text }];
    await drawn(AccountDelete, {
      answers: { getUserInfo: user, getUserDeleteCheck: { ...free, isOk: false, blocks } },
    });
    expect(await screen.findByText(text)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox'), '确认注销');
    expect(screen.getByRole('button', { name: '申请注销' })).toHaveProperty('disabled', true);
  });

  test('asks for the phrase, the password and a yes', async () => {
    const { writes } = await drawn(AccountDelete, {
      answers: { getUserInfo: user, getUserDeleteCheck: free },
    });
    expect(await screen.findByText('可以注销')).toBeDefined();
    const ask = screen.getByRole('button', { name: '申请注销' });
    await userEvent.type(screen.getByRole('textbox'), '确认');
    await userEvent.type(screen.getByLabelText(/密码/), 'Garment#2026');
    expect(ask).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByRole('textbox'), '注销');
    await userEvent.click(ask);
    const question = await screen.findByRole('alertdialog', {
      name: '15天后账号将注销，期间只能撤销。确定？',
    });
    expect(writes()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: '申请注销' }));
    await waitFor(() =>
      expect(writes()).toEqual([
        {
          operation: 'requestUserDeletion',
          body: { phrase: '确认注销', passwordMd5: md5('Garment#2026') },
        },
      ]),
    );
    expect(went).toHaveBeenCalledWith('/accountDelete');
  });

  test('shows the days that are left, and the way back', async () => {
    const deletionDate = '2024-04-04 10:00:00';
    const { writes } = await drawn(AccountDelete, {
      answers: { getUserInfo: { ...user, delFlag: '2', deletionDate } },
    });
    expect(await screen.findByText(`账号将于 ${deletionDate} 注销，还剩 15 天`)).toBeDefined();
    expect(screen.getByRole('button', { name: '退出登录' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '撤销注销' }));
    await waitFor(() => expect(writes()[0]?.operation).toBe('cancelUserDeletion'));
    expect(went).toHaveBeenCalledWith('/');
  });

  test.each([
    ['2024-03-21 10:00:00', 1],
    ['2024-03-21 10:00:01', 2],
    ['2024-03-20 10:00:00', 0],
    ['2024-03-01 10:00:00', 0],
  ])('until %s there are %i days', (moment, days) => {
    expect(daysLeft(moment, Date.parse('2024-03-20T10:00:00Z'))).toBe(days);
  });
});

describe('ending a company', () => {
  const company = {
    companyId: '1',
    name: '晨曦制衣',
    delFlag: '0',
    deletionDate: null,
    leftDays: null,
    reason: null,
    isWaiting: false,
    checks: [
      { code: 'period-unlocked', text: '工资期 2024-03 未锁定', isOk: false, count: 1, link: null },
    ],
  };

  test('waits until nothing is against it', async () => {
    await drawn(CompanyDelete, { answers: { getCompanyDeletion: company } });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '申请注销' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('检查全部通过后才能申请')).toBeDefined();
  });

  test('asks for a reason and shows the refusal of the service', async () => {
    const { writes } = await drawn(CompanyDelete, {
      answers: {
        getCompanyDeletion: {
          ...company,
          checks: company.checks.map((check) => ({ ...check, isOk: true, count: 0 })),
        },
        requestCompanyDeletion: refusal(10202, '工资期 2024-03 未锁定'),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '申请注销' }));
    expect(screen.getByText('请填写原因')).toBeDefined();
    await userEvent.type(screen.getByRole('textbox'), '搬厂');
    await userEvent.click(screen.getByRole('button', { name: '申请注销' }));
    const question = await screen.findByRole('alertdialog', {
      name: '需第二位管理员同意，30天后清除全部数据。确定？',
    });
    await userEvent.click(within(question).getByRole('button', { name: '申请注销' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(await within(question).findByText('工资期 2024-03 未锁定')).toBeDefined();
  });

  test('offers nothing to those without the right', async () => {
    await drawn(CompanyDelete, { answers: { getCompanyDeletion: company }, may: [] });
    expect(await screen.findByText('只有公司管理员可以申请。')).toBeDefined();
    expect(screen.queryByRole('button', { name: '申请注销' })).toBeNull();
  });

  test('shows members what happens and lets administrators keep or save it', async () => {
    const ending = { ...company, delFlag: '2', leftDays: 12 };
    await drawn(CompanyDelete, { answers: { getCompanyDeletion: ending } });
    expect(await screen.findByText('晨曦制衣 正在注销，12 天后清除数据，期间只读')).toBeDefined();
    for (const name of ['撤销注销', '导出数据', '退出登录'])
      expect(screen.getByRole('button', { name })).toBeDefined();
    cleanup();
    await drawn(CompanyDelete, { answers: { getCompanyDeletion: ending }, may: [] });
    expect(await screen.findByRole('button', { name: '退出登录' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '撤销注销' })).toBeNull();
  });
});

describe('my work', () => {
  const task = {
    id: '5',
    bizType: 'overCut',
    title: 'SO2403017 超裁 2%',
    applicantName: '李红',
    createDate: '2024-03-20 09:00:00',
    result: 0,
    opinion: null,
    doneDate: null,
    link: null,
    bizId: '9',
    nodeNo: 1,
    version: 3,
  };

  test('a refusal has to say why', async () => {
    const { writes } = renderScreen(Work, {
      answers: { listWorkflowTasks: { total: 1, list: [task] } },
      title: '我的工作',
    });
    await userEvent.click(await screen.findByRole('button', { name: '拒绝' }));
    const dialog = await screen.findByRole('alertdialog', { name: '拒绝：SO2403017 超裁 2%' });
    await userEvent.click(within(dialog).getByRole('button', { name: '拒绝' }));
    expect((await within(dialog).findAllByText('请填写意见')).length).toBeGreaterThan(0);
    expect(writes()).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox'), '超过 1%');
    await userEvent.click(within(dialog).getByRole('button', { name: '拒绝' }));
    await waitFor(() =>
      expect(writes()).toEqual([
        {
          operation: 'answerWorkflowTask',
          body: { id: '5', version: 3, result: 2, opinion: '超过 1%' },
        },
      ]),
    );
  });

  test('begins with the first part that has something in it, and says how much', async () => {
    const none = { total: 0, list: [] };
    const slip = (sampleAnswers.listWageRecords as WageRecordPage).list[0];
    const empty = { listWorkflowTasks: none, listTodos: none };
    renderScreen(Work, {
      title: '我的工作',
      answers: { ...empty, listWageRecords: { total: 2, list: [slip, slip] } as never },
    });
    const wages = await screen.findByRole('radio', { name: '我的工资 2' });
    await waitFor(() => expect(wages.getAttribute('aria-checked')).toBe('true'));
    expect(screen.getByRole('radio', { name: '待我审批' })).toBeDefined();
    cleanup();
    renderScreen(Work, {
      title: '我的工作',
      answers: { ...empty, listWageRecords: none as never },
    });
    const todos = await screen.findByRole('radio', { name: '待办' });
    await waitFor(() => expect(todos.getAttribute('aria-checked')).toBe('true'));
  });

  test('stays where it was when the last of it is done', async () => {
    let tasks: object = { total: 1, list: [task] };
    const { push } = renderScreen(Work, {
      title: '我的工作',
      answers: { listWorkflowTasks: () => tasks } as never,
    });
    const shown = () => screen.getByRole('radio', { name: /待我审批/ });
    await screen.findByRole('radio', { name: '待我审批 1' });
    tasks = { total: 0, list: [] };
    push('todo', ['5']);
    await screen.findByRole('radio', { name: '待我审批' });
    expect(shown().getAttribute('aria-checked')).toBe('true');
  });

  test('an empty to-do is not sent', async () => {
    const { writes } = renderScreen(Work, { title: '我的工作' });
    await userEvent.click(await screen.findByRole('radio', { name: /待办/ }));
    await userEvent.click(await screen.findByRole('button', { name: '新增待办' }));
    const dialog = await screen.findByRole('dialog', { name: '新增待办' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /待办内容/ }), '   ');
    await userEvent.click(within(dialog).getByRole('button', { name: '添加' }));
    expect(within(dialog).getByText('请输入待办内容')).toBeDefined();
    expect(within(dialog).getByText('请选择待办结束时间')).toBeDefined();
    expect(writes()).toEqual([]);
  });
});

describe('messages', () => {
  const notice = {
    id: '1',
    title: '<script>alert(1)</script>',
    objName: null,
    objHead: null,
    messageType: 'Message',
    level: 1,
    readed: 1,
    createDate: '2024-03-20 09:00:00',
    content: '<p>请<b>处理</b></p><img src="x" onerror="alert(1)"><script>alert(2)</script>',
    address: 'javascript:alert(3)',
    previousId: null,
    nextId: null,
  };

  test('nothing in them runs: the title is text, the content is cleaned', async () => {
    const { container, visited } = renderScreen(NoticeDetail, {
      answers: { getNotice: notice },
      params: { id: '1' },
    });
    expect(await screen.findByRole('heading', { name: notice.title })).toBeDefined();
    expect(container.querySelector('script, [onerror]')).toBeNull();
    expect(container.querySelector('b')?.textContent).toBe('处理');
    await userEvent.click(screen.getByRole('button', { name: '前往处理' }));
    expect(await screen.findByText('路径不存在')).toBeDefined();
    expect(visited).toEqual(['/']);
  });

  test('one that is gone says so and leads back', async () => {
    const { visited } = renderScreen(NoticeDetail, {
      answers: { getNotice: refusal(10009, '消息不存在') },
      params: { id: '1' },
    });
    expect(await screen.findByText('消息不存在或已清空')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '返回消息列表' }));
    expect(visited?.at(-1)).toBe('/notice');
  });

  test('says of each what it is, and keeps one kind', async () => {
    const { calls } = renderScreen(NoticeList, { path: '/notice?type=message' });
    await screen.findByRole('columnheader', { name: /类型/ });
    await userEvent.click(screen.getByRole('combobox', { name: '类型' }));
    await userEvent.click(await screen.findByRole('option', { name: '消息和通知' }));
    await waitFor(() =>
      expect(calls.at(-1)?.query).toMatchObject({
        type: 'message',
        filter: expect.stringContaining('Notice,Message'),
      }),
    );
  });

  test('a kind nobody knows opens the messages, and the address says so', async () => {
    const { visited } = renderScreen(NoticeList, { path: '/notice?type=foo' });
    await waitFor(() => expect(visited?.at(-1)).toBe('/notice?type=message'));
    expect(screen.getByRole('radio', { name: /^消息/ }).ariaChecked).toBe('true');
  });

  test('says how many of each kind are unread, again after a push and a reading', async () => {
    let unread = 2;
    const { push, writes } = renderScreen(NoticeList, {
      path: '/notice?type=message',
      answers: {
        listNotices: () => ({
          total: unread,
          list: [{ ...notice, title: '一条', readed: 0, address: '/work', bizType: null }],
        }),
      } as never,
    });
    expect(await screen.findByRole('radio', { name: '消息 2' })).toBeDefined();
    unread = 3;
    push('message', ['9']);
    expect(await screen.findByRole('radio', { name: '消息 3' })).toBeDefined();
    unread = 0;
    await userEvent.click(screen.getByRole('button', { name: '全部已读' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '确定' }));
    expect(await screen.findByRole('radio', { name: '消息' })).toBeDefined();
    expect(writes().map(({ operation }) => operation)).toEqual(['readAllNotices']);
  });
});

describe('own password', () => {
  const typeInto = async (label: RegExp, text: string) =>
    userEvent.type(await screen.findByLabelText(label), text);

  test('a first one is changed with its MD5, once', async () => {
    const { writes } = renderScreen(Password, {
      answers: { getUserInfo: { ...user, isFirstPassword: true }, changePassword: user },
    });
    expect(await screen.findByText(/您用的是别人给的初始密码/)).toBeDefined();
    await typeInto(/初始密码/, 'given by her');
    await typeInto(/^新密码/, 'three blue bobbins');
    await typeInto(/再次输入新密码/, 'three blue bobbins');
    await userEvent.dblClick(screen.getByRole('button', { name: '修改密码' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('/'));
    expect(writes().map(({ body }) => body)).toEqual([
      { passwordMd5: md5('given by her'), newPasswordMd5: md5('three blue bobbins') },
    ]);
  });

  test.each([
    ['short', '密码为8到128个字符'],
    ['Password123', '这个密码太常见，容易被猜到，请换一个'],
    ['zhou.min.99', '密码不能是自己的姓名、手机号或登录名'],
    ['present one', '新密码与当前密码相同'],
  ])('%s is refused beside its field, and nothing is sent', async (wanted, text) => {
    const { writes } = renderScreen(Password, {
      answers: { getUserInfo: { ...user, username: 'Zhou.min.99', isFirstPassword: false } },
    });
    await typeInto(/当前密码/, 'present one');
    await typeInto(/^新密码/, wanted);
    await typeInto(/再次输入新密码/, `${wanted}x`);
    await userEvent.click(screen.getByRole('button', { name: '修改密码' }));
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('两次输入的新密码不同')).toBeDefined();
    expect(writes()).toEqual([]);
  });
});
