// @vitest-environment jsdom
// The inputs for times and ranges share a file: starting a document costs more than their tests.
import './testing/jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DateInput, type DateInputProps } from './date-input/date-input.tsx';
import { DateRangeInput } from './date-range/date-range.tsx';
import { type DateRange, rangePresets } from './date-range/range-presets.ts';
import { Field } from './field/field.tsx';
import { zhLabels } from './labels.ts';
import { NumberRangeInput } from './number-range/number-range.tsx';
import { axeViolations } from './testing/axe.ts';
import { describeConformance } from './testing/conformance.tsx';
import { readTime } from './time-input/read-time.ts';
import { TimeInput } from './time-input/time-input.tsx';
import { UiProvider } from './ui-provider/ui-provider.tsx';

afterEach(cleanup);

describe('<DateInput> by its codes', () => {
  function typed(props: Partial<DateInputProps>) {
    const changed = vi.fn();
    render(
      <UiProvider>
        <DateInput
          aria-label="日期"
          value=""
          today="2024-03-20"
          onValueChange={changed}
          {...props}
        />
      </UiProvider>,
    );
    return { changed, input: screen.getByLabelText<HTMLInputElement>('日期') };
  }

  test.each([
    [1, '3-5', '2024-03-05'],
    [2, '3-5 8:30', '2024-03-05 08:30:00'],
    [3, '2024/3/5 8:30:59', '2024-03-05 08:30'],
    [4, '２０２４-３-５', '20240305'],
    [5, '20240305', '2024-03-05 00:00:00'],
    [6, '2024年3月5日', '2024-03-05 23:59:59'],
  ] as const)('writes by code %s what was typed as "%s"', async (code, text, value) => {
    const { changed, input } = typed({ code });
    await userEvent.type(input, `${text}{Enter}`);
    expect(changed).toHaveBeenCalledWith(value);
  });

  test('reads its own compact form again, and shows a day for its first and last second', () => {
    const { input } = typed({ code: 4, value: '20240305' });
    expect(input.getAttribute('aria-invalid')).toBeNull();
    cleanup();
    expect(typed({ code: 6, value: '2024-03-05 23:59:59' }).input.value).toBe('2024-03-05');
  });

  test('lets the time be picked beside the day and stays open until 确定', async () => {
    const { changed } = typed({ code: 3, value: '2024-03-05 08:30' });
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
    screen.getByRole('listbox', { name: '时' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(changed).toHaveBeenLastCalledWith('2024-03-05 09:30');
    expect(screen.queryByRole('listbox', { name: '秒' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: '45' }));
    expect(changed).toHaveBeenLastCalledWith('2024-03-05 08:45');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('<TimeInput>', () => {
  describeConformance(<TimeInput aria-label="上班" value="08:30" />, {
    role: 'textbox',
    name: '上班',
    stops: 1,
  });

  test.each([
    ['8', '08:00'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['８：３０', '08:30'],
    ['8点30分', '08:30'],
    ['8点', '08:00'],
    ['23:59:58', '23:59'],
    ['', ''],
    ['24:00', undefined],
    ['8:60', undefined],
    ['noon', undefined],
  ])('reads "%s" as %s', (text, time) => {
    expect(readTime(text, false)).toBe(time);
  });

  test('reads seconds when they are asked for', () => {
    expect(readTime('083015', true)).toBe('08:30:15');
    expect(readTime('8:30', true)).toBe('08:30:00');
  });

  test('marks what is no time and gives nothing on', async () => {
    const changed = vi.fn();
    render(<TimeInput aria-label="上班" value="" onValueChange={changed} />);
    await userEvent.type(screen.getByLabelText('上班'), '25:00{Enter}');
    expect(changed).not.toHaveBeenCalled();
    expect(screen.getByLabelText('上班').getAttribute('aria-invalid')).toBe('true');
  });

  test('is picked from lists that the arrow keys go round', async () => {
    const changed = vi.fn();
    const { container } = render(
      <UiProvider>
        <TimeInput aria-label="上班" value="00:30" onValueChange={changed} />
      </UiProvider>,
    );
    await userEvent.type(screen.getByLabelText('上班'), '{Alt>}{ArrowDown}{/Alt}');
    expect(await axeViolations(container)).toEqual([]);
    screen.getByRole('listbox', { name: '时' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(changed).toHaveBeenLastCalledWith('23:30');
    await userEvent.keyboard('{End}');
    expect(changed).toHaveBeenLastCalledWith('23:30');
  });
});

function Delivery({ start, changed }: { start: DateRange; changed: (value: DateRange) => void }) {
  const [value, setValue] = useState(start);
  return (
    <UiProvider>
      <Field label="交期">
        <DateRangeInput
          value={value}
          today="2024-03-20"
          onValueChange={(next) => {
            setValue(next);
            changed(next);
          }}
        />
      </Field>
    </UiProvider>
  );
}

describe('<DateRangeInput>', () => {
  describeConformance(<DateRangeInput aria-label="交期" value={{ from: '', to: '' }} />, {
    role: 'group',
    name: '交期',
    stops: 2,
  });

  test('is a group of two named inputs', async () => {
    const { container } = render(<Delivery start={{ from: '', to: '' }} changed={vi.fn()} />);
    expect(screen.getByRole('group', { name: '交期' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: '开始日期' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: '结束日期' })).toBeDefined();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('gives a typed range on once it is a range', async () => {
    const changed = vi.fn();
    render(<Delivery start={{ from: '2024-03-01', to: '2024-03-10' }} changed={changed} />);
    const from = screen.getByRole('textbox', { name: '开始日期' });
    await userEvent.clear(from);
    await userEvent.type(from, '3-15{Enter}');
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(changed).not.toHaveBeenCalled();
    const to = screen.getByRole('textbox', { name: '结束日期' });
    await userEvent.clear(to);
    await userEvent.type(to, '3-18{Enter}');
    expect(changed).toHaveBeenCalledExactlyOnceWith({ from: '2024-03-15', to: '2024-03-18' });
  });

  test('takes two days from the calendar in whichever order', async () => {
    const changed = vi.fn();
    render(<Delivery start={{ from: '', to: '' }} changed={changed} />);
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
    await userEvent.click(screen.getByRole('button', { name: '18', pressed: false }));
    await userEvent.click(screen.getByRole('button', { name: '12', pressed: false }));
    expect(changed).toHaveBeenCalledWith({ from: '2024-03-12', to: '2024-03-18' });
  });

  test('counts the usual stretches from today, weeks from Monday', () => {
    const ranges = rangePresets('2024-03-20', zhLabels).map(
      ({ range }) => `${range.from} ${range.to}`,
    );
    expect(ranges).toEqual([
      '2024-03-20 2024-03-20',
      '2024-03-19 2024-03-19',
      '2024-03-14 2024-03-20',
      '2024-03-18 2024-03-24',
      '2024-03-11 2024-03-17',
      '2024-03-01 2024-03-31',
      '2024-02-01 2024-02-29',
    ]);
  });

  test('is emptied by its cross', async () => {
    const changed = vi.fn();
    render(<Delivery start={{ from: '2024-03-01', to: '' }} changed={changed} />);
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(changed).toHaveBeenCalledWith({ from: '', to: '' });
  });
});

describe('<NumberRangeInput>', () => {
  describeConformance(<NumberRangeInput aria-label="段长" value={{ from: '', to: '' }} />, {
    role: 'group',
    name: '段长',
    stops: 2,
  });

  test('is a group of two numbers with ids of their own', async () => {
    const { container } = render(
      <Field label="段长" unit="米">
        <NumberRangeInput value={{ from: '1', to: '2' }} />
      </Field>,
    );
    expect(screen.getByRole('group', { name: '段长' })).toBeDefined();
    const ids = screen.getAllByRole('textbox').map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('marks both when they are turned round, by size and not by letters', () => {
    render(<NumberRangeInput aria-label="段长" value={{ from: '10', to: '9' }} />);
    expect(
      screen
        .getAllByRole('textbox', { name: /值/ })
        .map((i) => i.ariaInvalid ?? i.getAttribute('aria-invalid')),
    ).toEqual(['true', 'true']);
    cleanup();
    render(<NumberRangeInput aria-label="段长" value={{ from: '9', to: '10' }} />);
    expect(screen.getByLabelText('最小值').getAttribute('aria-invalid')).toBeNull();
  });

  test('gives one side on with the other', async () => {
    const changed = vi.fn();
    render(
      <NumberRangeInput aria-label="段长" value={{ from: '1', to: '' }} onValueChange={changed} />,
    );
    await userEvent.type(screen.getByLabelText('最大值'), '８');
    expect(changed).toHaveBeenCalledWith({ from: '1', to: '8' });
  });
});

test('a moment that cannot be read says so in words once it is left, and not while it is typed', async () => {
  const onValueChange = vi.fn();
  render(<DateInput withTime aria-label="at" value="" onValueChange={onValueChange} />);
  const input = screen.getByRole('textbox', { name: 'at' });
  await userEvent.type(input, '2026-03-02 99:30');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('日期格式不正确 (YYYY-MM-DD HH:mm)');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.clear(input);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a time and a range say what is wrong with them as well', async () => {
  render(
    <>
      <TimeInput aria-label="hour" value="" />
      <DateRangeInput aria-label="days" today="2026-03-02" value={{ from: '', to: '' }} />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'hour' }), '99:30{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('时间格式不正确 (HH:mm)');
  await userEvent.clear(screen.getByRole('textbox', { name: 'hour' }));
  await userEvent.type(screen.getByRole('textbox', { name: '开始日期' }), '2026-13-45{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('日期格式不正确 (YYYY-MM-DD)');
});
