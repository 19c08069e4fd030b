// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { describeConformance } from '../testing/conformance.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const colours = [
  { value: '1', label: '黑色', note: 'BK' },
  { value: '2', label: '藏青', note: 'NV' },
  { value: '3', label: '米白', note: 'OW', disabled: true },
];

afterEach(cleanup);

function show(props: Partial<ComboboxProps> = {}) {
  const chosen = vi.fn();
  render(
    <UiProvider>
      <Combobox aria-label="颜色" options={colours} value="" onValueChange={chosen} {...props} />
    </UiProvider>,
  );
  return { chosen, input: screen.getByRole<HTMLInputElement>('combobox', { name: '颜色' }) };
}
const shownOptions = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('<Combobox>', () => {
  describeConformance(<Combobox aria-label="颜色" options={colours} value="1" />, {
    role: 'combobox',
    name: '颜色',
    stops: 1,
  });

  test('finds by words and by note, whatever the case or width', async () => {
    const { input } = show();
    await userEvent.type(input, 'ｎｖ');
    expect(shownOptions()).toEqual(['藏青NV']);
  });

  test('chooses by keyboard and says which option is active', async () => {
    const { chosen, input } = show();
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.id).toBe(
      screen.getAllByRole('option')[1]?.id,
    );
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith('2', colours[1]);
  });

  test('does not choose a disabled option', async () => {
    const { chosen, input } = show();
    await userEvent.type(input, '米{Enter}');
    expect(chosen).not.toHaveBeenCalled();
  });

  test('neither searches nor chooses while a character is composed', async () => {
    const { chosen, input } = show();
    await userEvent.click(input);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'hei' }, isComposing: true });
    expect(shownOptions()).toHaveLength(3);
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    expect(chosen).not.toHaveBeenCalled();
    fireEvent.input(input, { target: { value: '黑' } });
    fireEvent.compositionEnd(input, { data: '黑' });
    expect(shownOptions()).toEqual(['黑色BK']);
  });

  test('goes back to what was chosen when it is left', async () => {
    const { chosen, input } = show({ value: '1' });
    await userEvent.type(input, 'zzz');
    await userEvent.tab();
    expect(input.value).toBe('黑色');
    expect(chosen).not.toHaveBeenCalled();
  });

  test('chooses nothing when it is emptied and left', async () => {
    const { chosen, input } = show({ value: '1' });
    await userEvent.clear(input);
    await userEvent.tab();
    expect(chosen).toHaveBeenCalledWith('', undefined);
  });

  test('closes its list on Esc, and only the list', async () => {
    const left = vi.fn();
    render(
      <UiProvider>
        <Dialog open onOpenChange={left} title="选择">
          <Combobox aria-label="底色" options={colours} value="1" />
        </Dialog>
      </UiProvider>,
    );
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: '底色' });
    await userEvent.click(input);
    await userEvent.keyboard('藏{Escape}');
    expect(shownOptions()).toEqual([]);
    expect(input.value).toBe('黑色');
    expect(left).not.toHaveBeenCalled();
    await userEvent.click(input);
    expect(shownOptions()).toHaveLength(3);
  });

  test('asks for options and drops answers that come too late', async () => {
    const answers: Record<string, (labels: string[]) => void> = {};
    const load = vi.fn(
      (query: string) =>
        new Promise<{ value: string; label: string }[]>((answer) => {
          answers[query] = (labels) => answer(labels.map((label) => ({ value: label, label })));
        }),
    );
    const { input } = show({ options: load });
    await userEvent.type(input, 'a');
    await waitFor(() => expect(answers.a).toBeDefined());
    await userEvent.type(input, 'b');
    await waitFor(() => expect(answers.ab).toBeDefined());
    answers.ab?.(['AB']);
    await waitFor(() => expect(shownOptions()).toEqual(['AB']));
    answers.a?.(['A']);
    await Promise.resolve();
    expect(shownOptions()).toEqual(['AB']);
  });

  test('offers another try when asking fails', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(colours);
    const { input } = show({ options: load });
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });
});
