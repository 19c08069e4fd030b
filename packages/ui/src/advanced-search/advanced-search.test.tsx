// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { AdvancedSearch } from './advanced-search.tsx';
import { ConditionChips } from './condition-chips.tsx';
import { counts, operatorsFor, type SearchRow } from './search-row.ts';

const fields = [
  { key: 'order_no', label: '订单号' },
  { key: 'cut_num', label: '裁数' },
  { key: 'work_date', label: '作业日期' },
];

afterEach(cleanup);

function show(rows: readonly SearchRow[] = []) {
  const search = vi.fn();
  const { container } = render(
    <UiProvider>
      <AdvancedSearch fields={fields} rows={rows} onSearch={search} />
    </UiProvider>,
  );
  return { search, container };
}
const line = (index: number) => within(screen.getAllByRole('listitem')[index] as HTMLElement);

describe('<AdvancedSearch>', () => {
  test('breaks no accessibility rule', async () => {
    const { container } = show();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('gives on the conditions that count, in their order', async () => {
    const { search } = show();
    await userEvent.type(line(0).getByRole('textbox', { name: '值' }), 'SO24');
    await userEvent.click(screen.getByRole('button', { name: '添加条件' }));
    await userEvent.click(screen.getByRole('button', { name: '添加条件' }));
    await userEvent.click(line(2).getByRole('combobox', { name: '字段' }));
    await userEvent.keyboard('裁数{Enter}');
    await userEvent.type(line(2).getByRole('textbox', { name: '值' }), '0');
    await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    expect(search).toHaveBeenCalledWith([
      { key: 'order_no', operator: 'like', value: 'SO24' },
      { key: 'cut_num', operator: '=', value: '0', second: undefined },
    ]);
  });

  test('searches by nothing after 重置', async () => {
    const { search } = show([{ key: 'cut_num', operator: '>', value: '3' }]);
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    expect(search).toHaveBeenCalledWith([]);
    expect(line(0).getByRole<HTMLInputElement>('combobox', { name: '字段' }).value).toBe('订单号');
  });
});

test.each([
  ['order_no', ['like', 'not like', '=', '!=']],
  ['cut_num', ['=', '!=', '>', '>=', '<', '<=', 'between']],
  ['work_date', ['=', '!=', '>', '>=', '<', '<=', 'between']],
])('offers for %s what its kind can be compared by', (key, operators) => {
  expect(operatorsFor(key)).toEqual(operators);
});

test.each([
  [{ key: 'a', operator: '=', value: '0' }, true],
  [{ key: 'a', operator: '=', value: '  ' }, false],
  [{ key: '', operator: '=', value: '1' }, false],
  [{ key: 'a_num', operator: 'between', value: '1' }, false],
  [{ key: 'a_num', operator: 'between', value: '1', second: '2' }, true],
] as const)('%j counts: %s', (row, counted) => {
  expect(counts(row)).toBe(counted);
});

test('each condition in force can be taken away', async () => {
  const changed = vi.fn();
  const rows: SearchRow[] = [
    { key: 'cut_num', operator: '>=', value: '3' },
    { key: 'work_date', operator: 'between', value: '2024-03-01', second: '2024-03-31' },
  ];
  render(<ConditionChips fields={fields} rows={rows} onRowsChange={changed} />);
  await userEvent.click(
    screen.getByRole('button', { name: '移除条件 作业日期 介于 2024-03-01 – 2024-03-31' }),
  );
  expect(changed).toHaveBeenCalledWith([rows[0]]);
});
