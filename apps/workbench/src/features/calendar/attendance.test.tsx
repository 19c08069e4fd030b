// @vitest-environment jsdom
import type { AttendancePage, AttendanceRow } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import Attendance from './attendance.screen.tsx';

const sample = sampleAnswers.listAttendance as AttendancePage;
const day: AttendanceRow = {
  ...(sample.list[0] as AttendanceRow),
  ...{ id: '7', basis: 1, onTime: '08:10', offTime: '17:30', version: 2 },
};
const nobody: AttendanceRow = {
  ...day,
  ...{ id: '-8', employeeId: '31', employeeName: '李娜', workDate: '2024-03-19', state: 3 },
  ...{ basis: null, onTime: null, offTime: null, normalMin: null, otMin: null, otType: null },
};
const show = () =>
  renderScreen(Attendance, {
    answers: { listAttendance: { ...sample, total: 2, list: [day, nobody] } },
  });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(clearStored);
afterEach(cleanup);

test('by the times no minutes are typed, and minutes that were stored are worked out again', async () => {
  const { writes } = show();
  await userEvent.click((await rowOf(/王芳/)).getByRole('button', { name: '编辑' }));
  const off = await screen.findByRole('textbox', { name: '下班' });
  expect(screen.queryByRole('textbox', { name: '正常分钟' })).toBeNull();
  await userEvent.clear(off);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写上班和下班时间')).toBeTruthy();
  await userEvent.type(off, '20:30');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({
    ...{ id: '7', version: 2, basis: 1, onTime: '08:10', offTime: '20:30' },
    ...{ normalMin: null, otMin: null },
  });
});

test('somebody without attendance is entered out of the row, and has nothing to change or delete', async () => {
  const { writes } = show();
  const row = await rowOf(/李娜/);
  expect(row.queryByRole('button', { name: '编辑' })).toBeNull();
  expect(row.queryByRole('button', { name: '删除' })).toBeNull();
  await userEvent.click(row.getByRole('button', { name: '登记' }));
  await userEvent.click(await screen.findByRole('radio', { name: '按班次' }));
  expect(screen.queryByRole('textbox', { name: '上班' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ employeeId: '31', workDate: '2024-03-19', basis: 3 });
});

test('the roster is taken for a day, today unless another is chosen, and says how many', async () => {
  const { writes } = show();
  await userEvent.click(await screen.findByRole('button', { name: '按班次登记' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '按班次登记' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    operation: 'takeRoster',
    body: { workDate: '2024-03-20' },
  });
  await screen.findByText(/已登记 26 人；已有考勤 3/);
});
