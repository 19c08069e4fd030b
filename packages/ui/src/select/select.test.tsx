// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { Select } from './select.tsx';

beforeEach(() => {
  // jsdom knows neither pointers nor scrolling.
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    scrollIntoView: () => undefined,
  });
});
afterEach(cleanup);

const options = [
  { value: '1', label: 'alpha' },
  { value: '2', label: 'beta' },
];

function draw() {
  const onValueChange = vi.fn();
  render(
    <UiProvider>
      <Select aria-label="letter" options={options} value="1" onValueChange={onValueChange} />
    </UiProvider>,
  );
  return onValueChange;
}

test('shows what is chosen before any of its lines is made', () => {
  draw();
  expect(screen.getByRole('combobox', { name: 'letter' }).textContent).toBe('alpha');
});

test('is opened by the first press, at the chosen line', async () => {
  const onValueChange = draw();
  await userEvent.click(screen.getByRole('combobox', { name: 'letter' }));
  const lines = await screen.findAllByRole('option');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['alpha', 'beta']);
  expect(lines[0]?.getAttribute('aria-selected')).toBe('true');
  await userEvent.click(lines[1] as HTMLElement);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2');
});

test('is opened by the keyboard', async () => {
  draw();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeDefined();
});

test('takes the line a letter begins while it is closed', async () => {
  const onValueChange = draw();
  await userEvent.tab();
  await userEvent.keyboard('b');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2');
});

test('is emptied by its cross and by Delete, and keeps the keyboard', async () => {
  const onValueChange = vi.fn();
  const props = { 'aria-label': 'letter', options, onValueChange, clearable: true };
  const view = render(
    <UiProvider>
      <Select {...props} value="1" />
    </UiProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'letter' });
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(onValueChange).toHaveBeenLastCalledWith('');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('{Delete}');
  expect(onValueChange).toHaveBeenCalledTimes(2);
  view.rerender(
    <UiProvider>
      <Select {...props} value="" />
    </UiProvider>,
  );
  await userEvent.keyboard('{Delete}');
  expect(onValueChange).toHaveBeenCalledTimes(2);
});
