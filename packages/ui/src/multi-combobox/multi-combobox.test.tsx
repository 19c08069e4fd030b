// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';

const colours = [
  { value: '1', label: '黑色', note: 'BK' },
  { value: '2', label: '藏青', note: 'NV' },
  { value: '3', label: '米白', note: 'OW', disabled: true },
];

afterEach(cleanup);

function Colours(props: Partial<MultiComboboxProps>) {
  const [values, setValues] = useState<readonly string[]>(props.values ?? []);
  return (
    <UiProvider>
      <MultiCombobox
        aria-label="颜色"
        options={colours}
        {...props}
        values={values}
        onValuesChange={setValues}
      />
      <output>{values.join()}</output>
    </UiProvider>
  );
}

function show(props: Partial<MultiComboboxProps> = {}) {
  const { container } = render(<Colours {...props} />);
  return { container, input: screen.getByRole<HTMLInputElement>('combobox', { name: '颜色' }) };
}
const value = () => document.querySelector('output')?.textContent;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('<MultiCombobox>', () => {
  describeConformance(<MultiCombobox aria-label="颜色" options={colours} values={['1']} />, {
    role: 'combobox',
    name: '颜色',
    stops: 1,
  });

  test('takes several one after the other and keeps its list open', async () => {
    const { input, container } = show();
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(value()).toBe('1,2');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('lets go of a choice by its cross, by Enter on it, and the last one by Backspace', async () => {
    const { input } = show({ values: ['1', '2', '3'] });
    await userEvent.click(screen.getByRole('button', { name: '移除 黑色' }));
    expect(value()).toBe('2,3');
    await userEvent.type(input, '藏{Enter}');
    expect(value()).toBe('3');
    await userEvent.type(input, '{Backspace}');
    expect(value()).toBe('');
  });

  test('empties what was typed once it found something', async () => {
    const { input } = show();
    await userEvent.type(input, 'nv{Enter}');
    expect(input.value).toBe('');
    expect(options()).toHaveLength(3);
  });

  test('takes nothing that is disabled', async () => {
    const { input } = show();
    await userEvent.type(input, '米{Enter}');
    expect(value()).toBe('');
  });

  test('leaves Enter and Backspace to a running composition', () => {
    const { input } = show({ values: ['1'] });
    fireEvent.click(input);
    fireEvent.compositionStart(input);
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.keyDown(input, { key: 'Backspace', keyCode: 229, isComposing: true });
    expect(value()).toBe('1');
  });

  test('knows the words of values whose options were never loaded', async () => {
    show({ values: ['9'], valueLabels: { '9': '驼色' }, options: async () => colours });
    expect(screen.getByText('驼色')).toBeDefined();
  });

  test('draws some lines of ten thousand and reaches the last by one arrow up', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      value: `${index}`,
      label: `SO${index}`,
    }));
    const { input } = show({ options: many });
    await userEvent.click(input);
    expect(options().length).toBeLessThan(50);
    await userEvent.keyboard('{ArrowUp}');
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('SO9999');
    expect(active?.getAttribute('aria-posinset')).toBe('10000');
  });

  test('cannot be changed when it is read only', async () => {
    const { input } = show({ values: ['1'], readOnly: true });
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    expect(value()).toBe('1');
    expect(screen.queryByRole('button')).toBeNull();
    expect(options()).toEqual([]);
  });
});
