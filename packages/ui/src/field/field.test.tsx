// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DateInput } from '../date-input/date-input.tsx';
import { readDate } from '../date-input/read-date.ts';
import { addDecimals, readDecimal, toPlaces } from '../number-input/decimal.ts';
import { NumberInput } from '../number-input/number-input.tsx';
import { Select } from '../select/select.tsx';
import { describeConformance } from '../testing/conformance.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { Field } from './field.tsx';

afterEach(cleanup);

describe('<Field>', () => {
  describeConformance(
    <Field label="订单号">
      <TextInput />
    </Field>,
    { role: 'textbox', name: '订单号', stops: 1 },
  );

  test('names, describes and marks the control inside it', () => {
    render(
      <Field label="订单号" required error="请输入订单号">
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText(/订单号/);
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('请输入订单号');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  test('puts its unit inside the control', () => {
    render(
      <Field label="长度" unit="米">
        <NumberInput value="1" />
      </Field>,
    );
    expect(screen.getByText('米').closest('[data-part="number-input"]')).not.toBeNull();
  });
});

describe('<TextInput>', () => {
  describeConformance(<TextInput aria-label="名称" />, { role: 'textbox', name: '名称', stops: 1 });

  test('is emptied by its cross', async () => {
    const changed = vi.fn();
    render(<TextInput aria-label="名称" clearable value="x" onValueChange={changed} />);
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(changed).toHaveBeenCalledWith('');
  });
});

describe('<Textarea>', () => {
  describeConformance(<Textarea aria-label="备注" />, { role: 'textbox', name: '备注', stops: 1 });
});

function Amount({ places, min }: { places?: number; min?: string }) {
  const [value, setValue] = useState('1.5');
  return (
    <>
      <NumberInput
        aria-label="长度"
        value={value}
        onValueChange={setValue}
        places={places}
        min={min}
      />
      <output>{value}</output>
    </>
  );
}

describe('<NumberInput>', () => {
  describeConformance(<NumberInput aria-label="长度" value="1" />, {
    role: 'textbox',
    name: '长度',
    stops: 1,
  });

  test.each([
    ['１２．５', '12.5'],
    ['1,234.50', '1234.50'],
    ['- 12,345 678', '-12345678'],
    ['1,2', undefined],
    ['1 2', undefined],
    ['1234,567', undefined],
    ['007', '7'],
    ['-0', '0'],
    ['12。5', '12.5'],
    ['', ''],
    ['abc', undefined],
    ['-', undefined],
    ['1.2.3', undefined],
  ])('reads "%s" as %s', (text, decimal) => {
    expect(readDecimal(text)).toBe(decimal);
  });

  test('adds and rounds without binary fractions', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(addDecimals('0.100', '-0.3')).toBe('-0.200');
    expect(toPlaces('1.005', 2)).toBe('1.01');
    expect(toPlaces('-2.5', 0)).toBe('-3');
    expect(toPlaces('12345678901234567890.1', 3)).toBe('12345678901234567890.100');
  });

  test('writes the places out when the person leaves', async () => {
    render(<Amount places={3} />);
    const input = screen.getByLabelText('长度');
    await userEvent.clear(input);
    await userEvent.type(input, '66');
    expect(screen.getByRole('status').textContent).toBe('66');
    await userEvent.tab();
    expect(screen.getByRole('status').textContent).toBe('66.000');
  });

  test('steps exactly by the arrow keys and stops at its bound', async () => {
    render(<Amount min="0" />);
    const input = screen.getByLabelText<HTMLInputElement>('长度');
    input.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(input.value).toBe('0.5');
  });

  test('marks what is no number and gives nothing on', async () => {
    render(<Amount />);
    const input = screen.getByLabelText<HTMLInputElement>('长度');
    await userEvent.clear(input);
    await userEvent.type(input, 'x');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.value).toBe('x');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('<DateInput>', () => {
  describeConformance(<DateInput aria-label="交期" value="2024-03-20" />, {
    role: 'textbox',
    name: '交期',
    stops: 1,
  });

  test.each([
    ['2024-3-5', '2024-03-05'],
    ['20240305', '2024-03-05'],
    ['2024/03/05', '2024-03-05'],
    ['２０２４年3月5日', '2024-03-05'],
    ['3.5', '2026-03-05'],
    ['', ''],
    ['2024-02-30', undefined],
    ['13-1', undefined],
    ['soon', undefined],
  ])('reads "%s" as %s', (text, date) => {
    expect(readDate(text, '2026-01-31', false)).toBe(date);
  });

  test('reads a time behind the day when one is wanted', () => {
    expect(readDate('3-5 8:30', '2026-01-31', true)).toBe('2026-03-05 08:30:00');
  });

  test('keeps and marks a day that does not exist', async () => {
    const changed = vi.fn();
    render(<DateInput aria-label="交期" value="" onValueChange={changed} />);
    await userEvent.type(screen.getByLabelText('交期'), '2024-02-30');
    await userEvent.tab();
    expect(changed).not.toHaveBeenCalled();
    expect(screen.getByLabelText('交期').getAttribute('aria-invalid')).toBe('true');
  });

  test('takes a day from the calendar', async () => {
    const changed = vi.fn();
    render(
      <UiProvider>
        <DateInput aria-label="交期" value="2024-03-20" onValueChange={changed} />
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(changed).toHaveBeenCalledWith('2024-03-27');
  });

  test('goes by the clock of the root, not by that of the device', async () => {
    const changed = vi.fn();
    render(
      <UiProvider now={() => '2032-02-29 23:30:00'}>
        <DateInput aria-label="交期" value="" onValueChange={changed} />
        <DateInput aria-label="到期" value="" withTime onValueChange={changed} />
      </UiProvider>,
    );
    await userEvent.type(screen.getByLabelText('交期'), '2.29');
    await userEvent.tab();
    expect(changed).toHaveBeenLastCalledWith('2032-02-29');
    await userEvent.click(screen.getAllByRole('button', { name: '打开日历' })[1] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: '此刻' }));
    expect(changed).toHaveBeenLastCalledWith('2032-02-29 23:30:00');
  });
});

describe('<Select>', () => {
  const options = ['白班', '夜班'].map((label) => ({ value: label, label }));
  describeConformance(<Select aria-label="班次" options={options} value="白班" />, {
    role: 'combobox',
    name: '班次',
    stops: 1,
  });

  test('is opened and chosen from by keyboard', async () => {
    const chosen = vi.fn();
    render(
      <UiProvider>
        <Select aria-label="班次" options={options} value="" onValueChange={chosen} />
      </UiProvider>,
    );
    screen.getByRole('combobox', { name: '班次' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledTimes(1);
  });
});
