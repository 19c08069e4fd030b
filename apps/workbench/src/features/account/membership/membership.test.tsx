// @vitest-environment jsdom
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import UserCompanyDetail from '../user-company-detail.screen.tsx';
import { fileFaults } from './file-faults.ts';

afterEach(cleanup);

const sample = sampleAnswers.getCompanyUser as { readonly employee: object };
const member = (employee: object) => ({
  ...sample,
  companyName: '晨曦制衣',
  inviterName: '李红',
  employee: { ...sample.employee, id: '417', version: 3, phone: '13800138000', ...employee },
});
const draw = (answers: Record<string, unknown>) =>
  renderScreen(UserCompanyDetail, { answers, params: { id: '417' } });

describe('an invitation', () => {
  test('says who invites, and a yes leads to the own data', async () => {
    const { writes } = draw({ getCompanyUser: member({ status: 1 }) });
    expect(await screen.findByText('李红')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '接受' }));
    await waitFor(() =>
      expect(writes().filter(({ operation }) => operation === 'joinCompany')).toEqual([
        { operation: 'joinCompany', body: { userCompanyId: '417', accept: true } },
      ]),
    );
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: '我的资料' }).ariaSelected).toBe('true'),
    );
  });

  test('that was withdrawn says so', async () => {
    const text = '邀请已失效，请联系人事';
    draw({ getCompanyUser: member({ status: 1 }), joinCompany: refusal(10202, text) });
    await userEvent.click(await screen.findByRole('button', { name: '接受' }));
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('of somebody else is not shown', async () => {
    draw({ getCompanyUser: refusal(10401, '该邀请不属于当前账号') });
    expect(await screen.findByText('该邀请不属于当前账号')).toBeDefined();
  });
});

describe('the own data', () => {
  test('sends what was changed and nothing else', async () => {
    const { writes } = draw({ getCompanyUser: member({ status: 0 }) });
    const phone = await screen.findByRole('textbox', { name: /手机/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '13900139000');
    const own = phone.closest('form') as HTMLElement;
    await userEvent.click(within(own).getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(writes().filter(({ operation }) => operation === 'updateCompanyUser')).toEqual([
        { operation: 'updateCompanyUser', body: { id: '417', version: 3, phone: '13900139000' } },
      ]),
    );
  });

  test('what is emptied is cleared, and the number of a card stays', async () => {
    const { writes } = draw({
      getCompanyUser: { ...member({ status: 0 }), emergencyContact: '李红 139' },
    });
    const contact = await screen.findByRole('textbox', { name: /紧急联系人/ });
    await userEvent.clear(contact);
    const own = contact.closest('form') as HTMLElement;
    const card = within(own).getByRole('textbox', { name: /银行卡/ });
    await userEvent.type(card, '4');
    await userEvent.clear(card);
    await userEvent.click(within(own).getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(writes().filter(({ operation }) => operation === 'updateCompanyUser')).toEqual([
        { operation: 'updateCompanyUser', body: { id: '417', version: 3, emergencyContact: null } },
      ]),
    );
  });

  test.each([
    [{ phone: '1380013800' }, { phone: '手机号格式不正确' }],
    [{ idCard: '11010519491231003X' }, { idCard: '身份证号格式不正确' }],
    [{ bankCard: '4111 1111 1111 1112' }, { bankCard: '银行卡号格式不正确' }],
    [{ bankCard: '4111 1111 1111 1111' }, {}],
    [{}, {}],
  ])('%j: %j', (part, faults) => {
    const file = { emergencyContact: '', idCard: '', bankCard: '', avatar: '' };
    expect(fileFaults({ ...file, phone: '13800138000', ...part })).toEqual(faults);
  });
});

describe('what was before', () => {
  const educations = [
    { id: '5', school: '一中', degree: 3, major: null, startDate: '2010-09-01', endDate: null },
  ];
  const section = async (name: string) => within(await screen.findByRole('form', { name }));

  test('is changed line by line and saved together', async () => {
    const { writes } = draw({
      getCompanyUser: { ...member({ status: 0 }), educations, works: [] },
    });
    const schools = await section('教育经历');
    await userEvent.type(schools.getByRole('textbox', { name: /学校/ }), '分校');
    await userEvent.click(schools.getByRole('button', { name: '添加一行' }));
    await userEvent.type(schools.getAllByRole('textbox', { name: /学校/ })[1] as Element, '二中');
    await userEvent.click(schools.getByRole('button', { name: '保存' }));
    const sent = () => writes().filter(({ operation }) => operation === 'saveEducation');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      ...{ id: '417', version: 3 },
      rows: [
        { ...educations[0], school: '一中分校' },
        { id: null, school: '二中', degree: null, major: null, startDate: null, endDate: null },
      ],
    });
  });

  test('is not sent without the name of the employer', async () => {
    const { writes } = draw({ getCompanyUser: { ...member({ status: 0 }), works: [] } });
    const employers = await section('工作经历');
    const before = writes().length;
    await userEvent.click(employers.getByRole('button', { name: '添加一行' }));
    await userEvent.click(employers.getByRole('button', { name: '保存' }));
    expect(await employers.findByText('公司必填')).toBeDefined();
    expect(writes()).toHaveLength(before);
  });
});
