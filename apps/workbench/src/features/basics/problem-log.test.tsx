// @vitest-environment jsdom
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import ProblemLog from './problem-log.screen.tsx';

afterEach(cleanup);

const [sample] = (sampleAnswers.listProblemLogs as { list: readonly object[] }).list;
const [set] = (sampleAnswers.listLineProblemSets as { list: readonly object[] }).list;

const show = (more: object, answers: object = {}) =>
  renderScreen(ProblemLog, {
    answers: {
      listProblemLogs: {
        total: 1,
        list: [{ ...sample, id: '5', version: 3, logNo: 'WT1', ...more }],
        sum: {},
      },
      ...answers,
    },
  });
const words = async () => {
  const row = within(await screen.findByRole('row', { name: /WT1/ }));
  const more = row.queryByRole('button', { name: '更多' });
  const inRow = row.queryAllByRole('button').map(({ textContent }) => textContent);
  if (more) await userEvent.click(more);
  const inMenu = screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
  return [...inRow, ...inMenu];
};
const press = async (name: string) => {
  const found = screen.queryByRole('menuitem', { name });
  await userEvent.click(found ?? (screen.getAllByRole('button', { name })[0] as HTMLElement));
};

test.each([
  [{ status: 0 }, ['响应', '取消']],
  [{ status: 1 }, ['解决']],
  [{ status: 2, mayClose: true, isOwn: true }, ['关闭', '未解决']],
  [{ status: 2, mayClose: true, isOwn: false }, ['关闭']],
  [{ status: 2, mayClose: false, isOwn: false }, []],
])('a problem that is %o is taken on by those who may: %o', async (row, steps) => {
  show(row);
  const offered = await words();
  expect(
    offered.filter((word) => ['响应', '解决', '关闭', '未解决', '取消'].includes(word ?? '')),
  ).toEqual(steps);
});

test('a machine that stands is named before it is reported, with the level of its problem', async () => {
  const { writes } = show(
    { status: 0 },
    {
      listLineProblemSets: {
        total: 1,
        list: [
          { ...set, id: '41', name: '机器故障', problemTypeName: '停机', level: 3, delFlag: '0' },
        ],
      },
      listLines: {
        total: 1,
        list: [{ ...(sampleAnswers.listLines as { list: object[] }).list[0], deptId: '9' }],
      },
      listDepartments: [
        {
          ...(sampleAnswers.listDepartments as object[])[0],
          id: '9',
          name: '缝制3组',
          deptType: 5,
        },
      ],
    },
  );
  await screen.findByRole('row', { name: /WT1/ });
  await userEvent.click(screen.getByRole('button', { name: '报告问题' }));
  const form = within(await screen.findByRole('dialog'));
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: /产线/ })).toHaveProperty('value', '缝制3组'),
  );
  await userEvent.click(form.getByRole('combobox', { name: /^问题/ }));
  await userEvent.click(await screen.findByRole('option', { name: /机器故障/ }));
  await form.findByText('请选择设备');
  expect(form.getByRole('radio', { name: '停线' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(form.getByRole('button', { name: '报告问题' }));
  expect(writes()).toEqual([]);
});

test('what is not solved calls the responder again with a reason', async () => {
  const { writes } = show({ status: 2, mayClose: true, isOwn: true });
  await words();
  await press('未解决');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '还在漏油');
  await userEvent.click(dialog.getByRole('button', { name: '未解决' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      {
        operation: 'closeProblemLog',
        body: { id: '5', version: 3, isSolved: false, reason: '还在漏油' },
      },
    ]),
  );
});
