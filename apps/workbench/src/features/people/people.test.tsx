// @vitest-environment jsdom

import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import People from './people.screen.tsx';

const person = {
  ...{
    id: '11',
    avatar: null,
    employeeNo: '0417',
    employeeName: '王芳',
    status: 0,
    deptName: '缝制1组',
  },
  ...{ deptId: '2', jobNames: ['车工'], jobIds: ['7'], outUser: 0, payType: 1, skillGrade: 'B' },
  ...{ badgeNo: null, phone: '13800000417', gender: 2, hireDate: '2021-06-01', workYears: '4.8' },
  ...{ inTrainingUntil: null, leaveDate: null, hasAccount: 0, realNameAuth: null, userId: null },
  ...{ todayState: ['present'], remark: null, version: 3 },
};
const left = {
  ...person,
  phone: null,
  id: '12',
  employeeNo: '0418',
  employeeName: '李红',
  status: 3,
};
const dept = { factoryId: null, sort: 0, version: 1, deptType: 3 };
const answers = {
  listEmployees: { total: 2, list: [person, left] },
  listDepartments: [
    {
      ...dept,
      id: '1',
      parentId: null,
      name: '缝制车间',
      code: 'SEW',
      isLeaf: false,
      peopleNum: 1,
    },
    { ...dept, id: '2', parentId: '1', name: '缝制1组', code: 'L1', isLeaf: true, peopleNum: 22 },
  ],
  listUserJobs: {
    jobs: [
      { id: '7', name: '车工', pages: ['/mes/basic/wagesRecords'] },
      { id: '8', name: '组长', pages: ['/mes/basic/wagesRecords', '/mes/employee/employeeShow'] },
    ],
    assigned: [],
  },
};

beforeEach(clearStored);
afterEach(cleanup);

const show = (more: object = {}, may?: readonly string[]) =>
  renderScreen(People, { answers: { ...answers, ...more }, ...(may ? { may } : {}) });
const act = async (no: string, label: string) => {
  const cells = within(await screen.findByRole('row', { name: new RegExp(no) }));
  const button = cells.queryByRole('button', { name: label });
  if (button) return userEvent.click(button);
  await userEvent.click(cells.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
};
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);

test('departments count their people with those below, and a refusal says how many keep one', async () => {
  show({ deleteDepartment: refusal(10202, '部门“缝制1组”有22名员工，不能删除') });
  const node = await screen.findByRole('treeitem', { name: /缝制车间/ });
  expect(node.textContent).toContain('23');
  await userEvent.click(await screen.findByRole('treeitem', { name: /缝制1组/ }));
  await press('删除');
  await press('删除');
  await screen.findByText('部门“缝制1组”有22名员工，不能删除');
});

test('jobs are asked for from those there are, with the pages they open', async () => {
  const { writes } = show();
  await act('0417', '岗位');
  await screen.findByText('可打开 1 个页面');
  await press('岗位');
  await waitFor(() =>
    expect(writes()).toEqual([
      { operation: 'saveUserJobs', body: { employeeIds: ['11'], jobIds: ['7'] } },
    ]),
  );
});

test('somebody leaves on a day, for a reason; who has left comes back', async () => {
  const { writes } = show();
  await act('0417', '办理离职');
  await press('办理离职');
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'updateCompanyUser',
        body: { id: '11', version: 3, status: 3, leaveDate: expect.any(String), leaveReason: null },
      },
    ]),
  );
  await act('0418', '复职');
  await press('复职');
  await waitFor(() =>
    expect(writes().at(-1)).toEqual({
      operation: 'updateCompanyUser',
      body: { id: '12', version: 3, status: 0 },
    }),
  );
});

test('the first password is shown once, with the name it belongs to', async () => {
  const { writes } = show({
    registerAccounts: [
      {
        id: '11',
        employeeName: '王芳',
        username: '13800000417',
        isOk: true,
        text: '初始密码：abc',
      },
    ],
  });
  await act('0417', '开通账号');
  const asked = await dialog();
  asked.getByText('为 王芳 开通账号，登录名 13800000417？');
  await userEvent.dblClick(asked.getByRole('button', { name: '开通账号' }));
  await screen.findByText('初始密码：abc');
  await screen.findByText('初始密码只显示这一次，请现在交给本人');
  expect(writes()).toEqual([{ operation: 'registerAccounts', body: { ids: ['11'], outUser: 0 } }]);
});

test('without the rights of personnel nobody is changed', async () => {
  show({}, []);
  const row = within(await screen.findByRole('row', { name: /0417/ }));
  for (const name of ['调动', '岗位', '办理离职', '更多'])
    expect(row.queryByRole('button', { name })).toBeNull();
});

test('a first password is set once, and shown with the name it belongs to', async () => {
  const { writes } = show({
    listEmployees: { total: 1, list: [{ ...person, hasAccount: 1 }] },
    setFirstPassword: { username: '13800000417', password: 'k7mwq3xz9rta' },
  });
  await act('0417', '重设密码');
  const asked = await dialog();
  await userEvent.dblClick(asked.getByRole('button', { name: '重设密码' }));
  await screen.findByText('k7mwq3xz9rta');
  await screen.findByText('初始密码只显示这一次，请现在交给本人');
  expect(writes()).toEqual([{ operation: 'setFirstPassword', body: { id: '11' } }]);
});
