// @vitest-environment jsdom
import type { CompanyUser } from '@garment-mes/sdk/amc';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import PersonScreen from './person.screen.tsx';

const ID_CARD = '11010519491231002X';
const sample = sampleAnswers.getCompanyUser as CompanyUser;
const member: CompanyUser = {
  ...sample,
  ...{ idCardLast4: '0417', bankCardLast4: '8888', version: 3 },
  employee: {
    ...sample.employee,
    ...{ id: '417', employeeNo: '0417', employeeName: '王芳', version: 3, phone: '13800138000' },
    ...{ hireDate: '2021-06-01', payCoefficient: '1.000', outUser: 0, payType: 1 },
  },
  educations: [
    { id: '5', school: '一中', degree: 3, major: null, startDate: '2010-09-01', endDate: null },
  ],
};
const { payCoefficient: _, ...unpaid } = member.employee;
interface Given {
  readonly may?: readonly string[];
  readonly answers?: NonNullable<Parameters<typeof renderScreen>[1]>['answers'];
}
const draw = (type: string, options: Given = {}) =>
  renderScreen(PersonScreen, {
    params: { id: '417', type },
    ...options,
    answers: { getCompanyUser: member, ...options.answers },
  });
const saves = ({ writes }: ReturnType<typeof draw>, name: string) =>
  writes()
    .filter(({ operation }) => operation === name)
    .map(({ body }) => body);
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = async (section: string) =>
  userEvent.click(
    within(await screen.findByRole('region', { name: section })).getByRole('button', {
      name: '保存',
    }),
  );
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

beforeEach(clearStored);
afterEach(cleanup);

describe('the file', () => {
  test('shows numbers by their last signs, and pay to those who are given it', async () => {
    draw('1');
    expect(await screen.findByText('0417 王芳')).toBeDefined();
    expect(screen.getByText('8888')).toBeDefined();
    expect(screen.getByRole('tab', { name: '薪资' })).toBeDefined();
    cleanup();
    draw('1', { answers: { getCompanyUser: { ...member, employee: unpaid } } });
    expect(await screen.findByText('0417 王芳')).toBeDefined();
    expect(screen.queryByRole('tab', { name: '薪资' })).toBeNull();
  });

  test('says every coefficient that there was, with its last day', async () => {
    const formerCoefficients = [
      { coefficient: '1.200', toDate: '2024-02-29' },
      { coefficient: '0.900', toDate: '2023-12-31' },
    ];
    draw('1', { answers: { getCompanyUser: { ...member, formerCoefficients } } });
    await userEvent.click(await screen.findByRole('tab', { name: '薪资' }));
    expect(await screen.findByText('2024-02-29')).toBeDefined();
    expect(screen.getByText('2023-12-31')).toBeDefined();
  });

  test('is read by those who may not change it, who are told so', async () => {
    draw('2', { may: [] });
    expect(await screen.findByText('没有权限：编辑员工')).toBeDefined();
    expect(await screen.findByRole('tab', { name: '任职' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  });

  test('of another company says so', async () => {
    draw('1', { answers: { getCompanyUser: refusal(10009, '员工不存在或不属于当前公司') } });
    expect(await screen.findByText(/员工不存在或不属于当前公司/)).toBeDefined();
  });
});

describe('the file as it is typed', () => {
  test('sends no number of a card that nobody typed, and no pay where it is not seen', async () => {
    const view = draw('2', { may: ['POST^/amc/users/companyUserInfo'] });
    const place = await box(/籍贯/);
    await userEvent.type(place, '湖南');
    await save('王芳');
    await waitFor(() => expect(saves(view, 'updateCompanyUser')).toHaveLength(1));
    const [body] = saves(view, 'updateCompanyUser');
    expect(body).toMatchObject({ id: '417', version: 3, nativePlace: '湖南' });
    for (const name of ['idCard', 'bankCard', 'payCoefficient', 'baseWage', 'hourlyRate'])
      expect(body).not.toHaveProperty(name);
  });

  test('takes the day of birth out of an identity number', async () => {
    const view = draw('2');
    await userEvent.type(await box(/身份证/), ID_CARD);
    await save('王芳');
    await waitFor(() => expect(saves(view, 'updateCompanyUser')).toHaveLength(1));
    expect(saves(view, 'updateCompanyUser')[0]).toMatchObject({
      ...{ idCard: ID_CARD, birthDate: '1949-12-31', gender: 2 },
    });
  });

  test('asks before the number of a person changes', async () => {
    const view = draw('2');
    const number = await box(/工号/);
    await userEvent.clear(number);
    await userEvent.type(number, '0418');
    await save('王芳');
    expect(saves(view, 'updateCompanyUser')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(saves(view, 'updateCompanyUser')).toHaveLength(1));
  });

  test.each([
    [/手机/, '1380013800', '手机号格式不正确'],
    [/银行卡/, '4111111111111112', '银行卡号格式不正确'],
    [/姓名/, '', '姓名必填'],
    [/系数/, '2.5', '系数须在0.5与2之间'],
  ])('is not sent with %s %j', async (name, typed, text) => {
    const view = draw('2');
    const field = await box(name);
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    else await userEvent.type(await box(/籍贯/), '湖南');
    await save('王芳');
    expect(await screen.findByText(text)).toBeDefined();
    expect(saves(view, 'updateCompanyUser')).toEqual([]);
  });

  test('has schools as lines, which are saved on the version they were read with', async () => {
    const view = draw('2');
    await tab('教育工作');
    const region = within(await screen.findByRole('region', { name: '王芳 教育经历' }));
    await userEvent.click(region.getByRole('button', { name: '新增' }));
    await userEvent.keyboard('二中');
    await userEvent.keyboard('{Enter}');
    await save('王芳 教育经历');
    await waitFor(() => expect(saves(view, 'saveEducation')).toHaveLength(1));
    expect(saves(view, 'saveEducation')[0]).toMatchObject({
      ...{ id: '417', version: 3 },
      rows: [{ id: '5', school: '一中' }, { school: '二中' }],
    });
  });
});

test('what a person did is asked for him alone', async () => {
  const view = draw('3');
  expect(await screen.findByRole('tab', { name: '每日产量' })).toBeDefined();
  await waitFor(() =>
    expect(view.calls.find(({ operation }) => operation === 'listEmployeeDays')).toMatchObject({
      query: { employeeId: '417' },
    }),
  );
  await tab('工资');
  await waitFor(() =>
    expect(view.calls.find(({ operation }) => operation === 'listWageRecords')).toMatchObject({
      query: { employeeId: '417' },
    }),
  );
});
