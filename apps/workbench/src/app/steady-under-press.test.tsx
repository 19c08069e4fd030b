// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSteadyUnderPress } from './steady-under-press.ts';

afterEach(cleanup);

const Shown = ({ value }: { readonly value: string }) => <p>{useSteadyUnderPress(value)}</p>;

test('what is pointed at stays until the click is over, then the newest stands there', async () => {
  const { rerender } = render(<Shown value="one" />);
  const clickedOn: (string | null)[] = [];
  const paragraph = screen.getByText('one');
  paragraph.addEventListener('click', () => clickedOn.push(paragraph.textContent));
  fireEvent.pointerDown(paragraph);
  rerender(<Shown value="two" />);
  rerender(<Shown value="three" />);
  expect(paragraph.textContent).toBe('one');
  fireEvent.pointerUp(paragraph);
  fireEvent.click(paragraph);
  expect(clickedOn).toEqual(['one']);
  expect(await screen.findByText('three')).toBe(paragraph);
});

test('without a press a value is there at once', () => {
  const { rerender } = render(<Shown value="one" />);
  rerender(<Shown value="two" />);
  expect(screen.getByText('two')).toBeDefined();
});

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  [
    'a hand that moves with nothing pressed',
    () => fireEvent.pointerMove(document.body, { buttons: 0 }),
  ],
  ['a window that is left', () => fireEvent.blur(window)],
])('a release that was not told is noticed by %s', async (_, notice) => {
  const { rerender } = render(<Shown value="one" />);
  fireEvent.pointerDown(document.body);
  rerender(<Shown value="two" />);
  expect(screen.queryByText('two')).toBeNull();
  act(notice);
  expect(await screen.findByText('two')).toBeDefined();
});

test('the focus that moves under the press is no release', () => {
  const { rerender } = render(<Shown value="one" />);
  fireEvent.pointerDown(document.body);
  fireEvent.blur(document.body);
  rerender(<Shown value="two" />);
  expect(screen.queryByText('two')).toBeNull();
  fireEvent.pointerUp(document.body);
});
