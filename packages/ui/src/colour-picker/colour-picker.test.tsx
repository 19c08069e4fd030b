// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { NOTATIONS, readColour, writeColour } from './colour.ts';
import { ColourPicker, type ColourPickerProps } from './colour-picker.tsx';

const hex = (text: string, alpha = true) => {
  const colour = readColour(text);
  return colour && writeColour(colour, 'hex', alpha);
};

test.each([
  ['#f80', '#FF8800'],
  ['ff8800', '#FF8800'],
  ['#FF880080', '#FF880080'],
  ['rgb(255, 136, 0)', '#FF8800'],
  ['rgba(300, -5, 0, 0.5)', '#FF000080'],
  ['hsl(32, 100%, 50%)', '#FF8800'],
  ['hsv(400, 100%, 100%)', '#FF0000'],
  ['hsv(0, 0%, 50%)', '#808080'],
])('reads %s as %s', (text, colour) => {
  expect(hex(text)).toBe(colour);
});

test.each(['', '#12G', '#1234', '#12345', '#1234567', 'rgb(1,2)', 'red'])(
  'ignores "%s"',
  (text) => {
    expect(readColour(text)).toBeUndefined();
  },
);

test('keeps eight digits as whole percents of alpha, and drops them where alpha is not asked', () => {
  expect(readColour('#FF880080')?.a).toBe(50);
  expect(hex('#FF880080', false)).toBe('#FF8800');
});

test('every web colour comes back through every notation', () => {
  const bytes = ['00', '33', '66', '99', 'CC', 'FF'];
  for (const r of bytes)
    for (const g of bytes)
      for (const b of bytes) {
        const colour = readColour(`#${r}${g}${b}`);
        if (colour === undefined) return expect.fail('not read');
        for (const notation of NOTATIONS)
          expect(hex(writeColour(colour, notation, false))).toBe(`#${r}${g}${b}`);
      }
});

afterEach(cleanup);

async function open(props: Partial<ColourPickerProps> = {}) {
  const chosen = vi.fn();
  render(
    <UiProvider>
      <ColourPicker aria-label="底色" value="#3E63DD" onValueChange={chosen} {...props} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^底色/ }));
  return { chosen, text: screen.getByRole<HTMLInputElement>('textbox', { name: '颜色' }) };
}

describe('<ColourPicker>', () => {
  describeConformance(<ColourPicker aria-label="底色" value="#3E63DD" />, {
    role: 'button',
    name: '底色 #3E63DD',
    stops: 1,
  });

  test('breaks no accessibility rule', async () => {
    await open({ alpha: true, presets: [{ value: '#000000', label: '黑色' }] });
    expect(await axeViolations(screen.getByRole('dialog', { name: '颜色' }))).toEqual([]);
  });

  test('gives the colour on 确定 and nothing on Esc', async () => {
    const { chosen, text } = await open();
    await userEvent.clear(text);
    await userEvent.type(text, '#f80');
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(chosen).toHaveBeenCalledWith('#FF8800');
    await userEvent.click(screen.getByRole('button', { name: /^底色/ }));
    await userEvent.keyboard('{Escape}');
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  test('gives nothing as the value on 清空', async () => {
    const { chosen } = await open();
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(chosen).toHaveBeenCalledWith('');
  });

  test('shows the last colour again after something that is none', async () => {
    const { text } = await open();
    await userEvent.clear(text);
    await userEvent.type(text, '#12G');
    expect(text.getAttribute('aria-invalid')).toBe('true');
    await userEvent.tab();
    expect(text.value).toBe('#3E63DD');
  });

  test('keeps the hue through black', async () => {
    const { chosen } = await open();
    const brightness = screen.getByRole('slider', { name: '亮度' });
    fireEvent.change(brightness, { target: { value: '0' } });
    fireEvent.change(brightness, { target: { value: '87' } });
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(chosen.mock.calls[0]?.[0]).toMatch(/^#3[EF]6[34]D[DE]$/);
  });
});
