// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useWedge } from './use-wedge.ts';

interface StationProps {
  readonly onCode: (code: string, at: number) => void;
  readonly onPress?: () => void;
  readonly handheld?: boolean;
}

function Station({ onCode, onPress, handheld = false }: StationProps) {
  useWedge(onCode, { handheld });
  return (
    <>
      <input aria-label="metres" />
      <button type="button" onKeyDown={onPress}>
        undo
      </button>
    </>
  );
}

/** A key that went down at a time of its own, whenever it is handled. @returns whether it was taken */
function press(key: string, at: number, target: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return !target.dispatchEvent(event);
}

function scan(code: string, from: number, gap: number, target?: Element): number {
  let at = from;
  for (const key of [...code, 'Enter']) {
    press(key, at, target);
    at += gap;
  }
  return at;
}

afterEach(cleanup);

test('takes every scan that waited for a busy page, each at its own time', () => {
  const scanned: [string, number][] = [];
  render(<Station onCode={(code, at) => scanned.push([code, at])} handheld />);
  const codes = Array.from({ length: 50 }, (_, at) => `BCX${String(at).padStart(11, '0')}`);
  // All of them are handled within a few milliseconds: only the keys themselves carry the time.
  for (const [at, code] of codes.entries()) scan(code, at * 300, 5);
  expect(scanned.map(([code]) => code)).toEqual(codes);
  expect(scanned.slice(0, 2).map(([, at]) => at)).toEqual([70, 370]);
});

test('a slow handing-on of keys is no hand where nobody types, but one in a field', () => {
  const scanned: string[] = [];
  render(<Station onCode={(code) => scanned.push(code)} handheld />);
  scan('BCX00000001AKC', 0, 120);
  expect(scanned).toEqual(['BCX00000001AKC']);
  scan('BCX00000001AKC', 10_000, 120, screen.getByLabelText('metres'));
  expect(scanned).toHaveLength(1);
});

test('neither the second end of a scanner nor the rest of a broken code presses a button', () => {
  const scanned: string[] = [];
  const pressed: number[] = [];
  render(
    <Station onCode={(code) => scanned.push(code)} onPress={() => pressed.push(1)} handheld />,
  );
  const button = screen.getByRole('button');
  const end = scan('BCX00000001AKC', 0, 5, button);
  expect(press('Enter', end + 5, button)).toBe(true);
  expect(scanned).toHaveLength(1);
  press('K', 5_000, button);
  press('C', 5_005, button);
  expect(press('Enter', 5_010, button)).toBe(true);
  // A hand that presses the button still does.
  expect(press('Enter', 9_000, button)).toBe(false);
});
