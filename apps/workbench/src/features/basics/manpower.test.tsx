// @vitest-environment jsdom
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import Manpower from './manpower.screen.tsx';

beforeEach(clearStored);
afterEach(cleanup);

const [sample] = (sampleAnswers.listManpowerInputs as { list: readonly object[] }).list;
const [day] = (sampleAnswers.listShifts as { list: readonly object[] }).list;
const people = {
  ...{ ...sample, workDate: '2024-03-20', shiftId: '9', shiftName: '白班', netMin: '480.00' },
  ...{ rollNum: 22, presentNum: 20, absentNum: 2, lentInNum: 0, lentOutNum: 0, helperNum: 1 },
  ...{ leaderNum: 1, attendMin: '9600.00', otMin: '0.00', availMin: '9600.00', version: 3 },
  ...{ lentInDeptId: null, lentOutDeptId: null, confirmByName: null, isConfirmed: false },
};
const first = { ...people, id: '31', deptId: '101', deptName: '缝制1组' };
const proposal = { ...people, id: '102', deptId: '102', deptName: '缝制2组', version: 0 };
const answers = {
  listShifts: { total: 1, list: [{ ...day, id: '9', name: '白班', isDefault: 1 }] },
  listManpowerInputs: { total: 1, list: [first], sum: {} },
  prefillManpowerInput: [proposal],
  listDepartments: [],
  createManpowerInput: [],
};
const show = (more: object = {}) => renderScreen(Manpower, { answers: { ...answers, ...more } });
const cell = async (line: string, at: number) => {
  const row = await screen.findByRole('row', { name: new RegExp(line) });
  return within(row).getAllByRole('gridcell')[at] as HTMLElement;
};
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const saved = (calls: ReturnType<typeof show>['calls']) =>
  calls.flatMap(({ operation, body }) => (operation === 'createManpowerInput' ? [body] : []));

test('empty lines take what attendance says, and what is filled in is saved with the version that was read', async () => {
  const { calls } = show();
  expect(await screen.findByText('已填 1 条线 未填 1 条线')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '带出考勤' }));
  await screen.findByText('已填 2 条线 未填 0 条线');
  expect(calls.findLast(({ operation }) => operation === 'prefillManpowerInput')?.query).toEqual({
    ...{ workDate: '2024-03-20', shiftId: '9', from: 'attendance' },
  });
  await save();
  await waitFor(() => expect(saved(calls)).toHaveLength(1));
  expect(saved(calls)[0]).toMatchObject({
    requestId: expect.any(String),
    rows: [
      { id: '31', version: 3, deptId: '101', presentNum: 20 },
      {
        ...{ version: 0, deptId: '102', workDate: '2024-03-20', shiftId: '9' },
        ...{ presentNum: 20, absentNum: 2, attendMin: '9600.00' },
      },
    ],
  });
  expect((saved(calls)[0] as { rows: object[] }).rows[1]).not.toHaveProperty('id');
});

test('those absent and the minutes follow those present; more than the roll are not saved', async () => {
  const { calls } = show();
  await userEvent.dblClick(await cell('缝制2组', 3));
  await userEvent.keyboard('21{Tab}');
  const line = await screen.findByRole('row', { name: /缝制2组/ });
  await waitFor(() => expect(line.textContent).toMatch(/10080.*10080/));
  await userEvent.dblClick(await cell('缝制2组', 3));
  await userEvent.keyboard('{Control>}a{/Control}25{Tab}');
  await save();
  expect((await screen.findAllByText(/处需要修改/)).length).toBeGreaterThan(0);
  expect(saved(calls)).toEqual([]);
});

test('what is refused stays typed', async () => {
  const said = '2024-03 已锁定';
  const { calls } = show({ createManpowerInput: refusal(10402, said) });
  await userEvent.click(await screen.findByRole('button', { name: '复制昨日' }));
  await screen.findByText('已填 2 条线 未填 0 条线');
  await save();
  expect(await screen.findByText(said)).toBeDefined();
  expect(saved(calls)).toHaveLength(1);
  expect(screen.getByText('已填 2 条线 未填 0 条线')).toBeDefined();
});

test('what lines have filled in is confirmed after a question', async () => {
  const { writes } = show({ confirmManpowerInput: { okIds: ['31'], fails: [] } });
  await screen.findByText('已填 1 条线 未填 1 条线');
  await userEvent.click(screen.getByRole('button', { name: '确认' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '确认' }));
  await waitFor(() =>
    expect(writes()).toEqual([{ operation: 'confirmManpowerInput', body: { ids: ['31'] } }]),
  );
});
