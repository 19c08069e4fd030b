// @vitest-environment jsdom
import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { settingGroups } from './company/setting-list.ts';
import CompanySetting from './company-setting.screen.tsx';

const row = (code: string, groupName: string, value: string, defaultValue = value) => ({
  code,
  groupName,
  value,
  defaultValue,
  updateByName: null,
  updateDate: null,
  version: 2,
  waitsFor: null,
  effectiveDate: null,
  valueUntil: null,
});

const grades = '{"A":[3,97],"B":[6,94],"C":[10,90]}';
const listCompanySettings = [
  row('dayCutoff', '基础', '"05:00"'),
  row('maxListRows', '基础', '60000', '50000'),
  row('dosageTolPct', '裁剪', '"3"'),
  row('bundleAuto', '裁剪', '1', '0'),
  row('levelThresholds', '质量', grades),
];
const answers = { listCompanySettings };

afterEach(cleanup);

const open = async (group: string) =>
  userEvent.click(await screen.findByRole('button', { name: group }));

test('saves each changed rule by itself, in its version', async () => {
  const { writes, dirty } = renderScreen(CompanySetting, { answers });
  await open('裁剪');
  await userEvent.click(screen.getByRole('switch', { name: '提交后自动分扎' }));
  expect(screen.getByText('已修改 1 项')).toBeDefined();
  expect(dirty.at(-1)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      { operation: 'updateCompanySetting', body: { code: 'bundleAuto', value: '0', version: 2 } },
    ]),
  );
  expect(await screen.findByText('已修改 0 项')).toBeDefined();
});

test('a value that counts from tomorrow says so, and what counts until then', async () => {
  const [, ...others] = listCompanySettings;
  const coming = {
    ...row('dayCutoff', '基础', '"06:00"', '"05:00"'),
    effectiveDate: '2024-03-21',
    valueUntil: '"05:00"',
  };
  renderScreen(CompanySetting, { answers: { listCompanySettings: [coming, ...others] } });
  await open('基础');
  expect(screen.getByText('2024-03-21 起生效，此前 05:00')).toBeDefined();
});

test('a time counts as changed as soon as it is typed, before the field is left', async () => {
  const { dirty } = renderScreen(CompanySetting, { answers });
  await open('基础');
  const time = screen.getByRole('textbox', { name: '日切时间' });
  await userEvent.clear(time);
  await userEvent.type(time, '06:00');
  expect(screen.getByText('已修改 1 项')).toBeDefined();
  expect(dirty.at(-1)).toBe(true);
});

test('a value put back as it was is no change', async () => {
  renderScreen(CompanySetting, { answers });
  await open('裁剪');
  const toggle = screen.getByRole('switch', { name: '提交后自动分扎' });
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  expect(screen.getByText('已修改 0 项')).toBeDefined();
});

test('keeps a refused rule on the page with its reason', async () => {
  const text = 'B级DHU须大于A级';
  const { writes } = renderScreen(CompanySetting, {
    answers: { ...answers, updateCompanySetting: refusal(10009, text) },
  });
  await open('质量');
  const dhu = screen.getByRole('textbox', { name: 'B DHU 不高于' });
  await userEvent.clear(dhu);
  await userEvent.type(dhu, '2');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText('已修改 1 项')).toBeDefined();
  expect(writes()).toMatchObject([{ body: { value: '{"A":[3,97],"B":[2,94],"C":[10,90]}' } }]);
});

test('shows which beds a narrower tolerance reaches, before it is saved', async () => {
  const { calls } = renderScreen(CompanySetting, {
    answers: { ...answers, listCuttingBeds: { total: 4, list: [], sum: {} } },
  });
  await open('裁剪');
  const tolerance = screen.getByRole('textbox', { name: '用量允许偏差%' });
  await userEvent.clear(tolerance);
  await userEvent.type(tolerance, '2');
  expect(await screen.findByText('当前有4个床次将进入待审批（不追溯）')).toBeDefined();
  const asked = calls.findLast(({ operation }) => operation === 'listCuttingBeds');
  expect(JSON.stringify(asked)).toContain('usage_diff_pct_num');
});

test('finds a rule by its words in every group', async () => {
  renderScreen(CompanySetting, { answers });
  await userEvent.type(await screen.findByRole('textbox', { name: '搜索设置' }), '分扎');
  expect(screen.getByRole('switch', { name: '提交后自动分扎' })).toBeDefined();
  expect(screen.queryByText('列表最大行数')).toBeNull();
});

test('restores a group after asking how many rules that are', async () => {
  const { writes } = renderScreen(CompanySetting, { answers });
  await userEvent.click(await screen.findByRole('button', { name: '恢复本组默认' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('将 基础 的 1 项恢复为默认值？')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: '恢复本组默认' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { code: 'maxListRows', value: '50000' } }]),
  );
});

test('is for reading only without the right', async () => {
  renderScreen(CompanySetting, { answers, may: [] });
  await open('裁剪');
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: '提交后自动分扎' }).disabled).toBe(
    true,
  );
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('lists every rule once', () => {
  const codes = settingGroups.flatMap(({ settings }) => settings.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
});

test('the bonus, the voice and the groups of the finishing check are saved part by part', async () => {
  const rates = { cutting: '0', sewing: '0', finishing: '0' };
  const { writes } = renderScreen(CompanySetting, {
    answers: {
      listCompanySettings: [
        row('planBonus', '工资', JSON.stringify({ on: 0, rates, cap: '' })),
        row('fqcShareGroups', '质量', JSON.stringify([['剪线', ['Q01']]])),
        row('boardVoice', '看板', '80'),
      ],
      listBadItems: { total: 1, list: [{ code: 'Q07', name: '跳针' }] },
    },
  });
  await open('工资');
  await userEvent.click(screen.getByRole('switch', { name: '超产奖' }));
  const sewing = screen.getByRole('textbox', { name: '超产奖 缝制' });
  await userEvent.clear(sewing);
  await userEvent.type(sewing, '0.05');
  await open('质量');
  await userEvent.click(screen.getByRole('combobox', { name: '剪线 疵点编码' }));
  await userEvent.keyboard('{Backspace}跳针');
  await userEvent.click(await screen.findByRole('option', { name: 'Q07 跳针' }));
  await open('看板');
  const volume = screen.getByRole('textbox', { name: '看板语音 音量' });
  await userEvent.clear(volume);
  await userEvent.type(volume, '60');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toHaveLength(3));
  expect(writes().map(({ body }) => (body as { value: string }).value)).toEqual([
    JSON.stringify({ on: 1, rates: { ...rates, sewing: '0.05' }, cap: '' }),
    JSON.stringify([['剪线', ['Q07']]]),
    JSON.stringify({ on: 1, volume: 60, quiet: '' }),
  ]);
});

test('steps of the difficulty come and go, the last one has no limit', async () => {
  const steps = [
    [12, '1.00'],
    [null, '1.10'],
  ];
  const { writes } = renderScreen(CompanySetting, {
    answers: { listCompanySettings: [row('xysDifficulty', '裁剪', JSON.stringify(steps))] },
  });
  await open('裁剪');
  await userEvent.click(screen.getByRole('button', { name: '新增一档' }));
  const limits = screen.getAllByRole('textbox', { name: '每百层卷数' });
  const factors = screen.getAllByRole('textbox', { name: '系数' });
  await userEvent.type(limits[1] as HTMLElement, '20');
  await userEvent.type(factors[1] as HTMLElement, '1.05');
  await userEvent.click(screen.getAllByRole('button', { name: '删除' })[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { value: '[[20,"1.05"],[null,"1.10"]]' } }]),
  );
});

test('jobs that see piece rates are chosen among those of the company', async () => {
  const { writes } = renderScreen(CompanySetting, {
    answers: {
      listCompanySettings: [row('priceVisibleJobs', '工资', '["车工"]', '[]')],
      listUserJobs: { jobs: [{ name: '车工' }, { name: '组长' }], assigned: [] },
    },
  });
  await open('工资');
  await userEvent.click(screen.getByRole('combobox', { name: '可见工价岗位' }));
  await userEvent.click(await screen.findByRole('option', { name: '组长' }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { value: '["车工","组长"]' } }]));
});

test('a rule that somebody else saved meanwhile is not overwritten silently', async () => {
  let answer: object[] = listCompanySettings;
  const { writes, push } = renderScreen(CompanySetting, {
    answers: { listCompanySettings: () => answer, updateCompanySetting: { version: 4 } },
  });
  await open('裁剪');
  const tolerance = screen.getByRole<HTMLInputElement>('textbox', { name: '用量允许偏差%' });
  await userEvent.clear(tolerance);
  await userEvent.type(tolerance, '5');
  answer = [
    {
      ...row('dosageTolPct', '裁剪', '"4"', '"3"'),
      version: 3,
      updateByName: '李敏',
      updateDate: '2024-03-20 09:58:00',
    },
  ];
  push('setting', []);
  expect(await screen.findByText(/李敏 于 .+ 改为 4/)).toBeDefined();
  expect(tolerance.value).toBe('5');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '保留我的' }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { value: '"5"', version: 3 } }]));
});

test('what is typed while a rule is being saved stays', async () => {
  const gate = Promise.withResolvers<object>();
  renderScreen(CompanySetting, {
    answers: { ...answers, updateCompanySetting: () => gate.promise },
  });
  await open('裁剪');
  const tolerance = screen.getByRole<HTMLInputElement>('textbox', { name: '用量允许偏差%' });
  await userEvent.clear(tolerance);
  await userEvent.type(tolerance, '5');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await userEvent.type(tolerance, '.5');
  gate.resolve({ version: 3 });
  await waitFor(() => expect(tolerance.value).toBe('5.5'));
  expect(screen.getByText('已修改 1 项')).toBeDefined();
});

test('a rule whose part is still to come says so', async () => {
  renderScreen(CompanySetting, {
    answers: {
      listCompanySettings: [{ ...row('patrolRounds', '质量', '4'), waitsFor: 'patrol' }],
    },
  });
  await open('质量');
  expect(screen.getByText('随“QC巡检”启用')).toBeDefined();
});
