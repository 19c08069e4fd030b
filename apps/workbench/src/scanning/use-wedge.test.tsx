// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useWedge } from './use-wedge.ts';

interface StationProps {
  readonly onCode: (code: string, at: number) => void;
  readonly onPress?: () => void;
  readonly onBroken?: (text: string) => void;
  readonly handheld?: boolean;
}

function Station({ onCode, onPress, onBroken, handheld = false }: StationProps) {
  useWedge(onCode, { handheld, ...(onBroken === undefined ? {} : { onBroken }) });
  return (
    <>
      <input aria-label="metres" inputMode="decimal" />
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

test('a slow scanner is read by its check sign, in a field as well', () => {
  const scanned: string[] = [];
  render(<Station onCode={(code) => scanned.push(code)} handheld />);
  scan('BCX00000000014', 0, 120);
  scan('BCX00000000014', 10_000, 400, screen.getByLabelText('metres'));
  expect(scanned).toEqual(['BCX00000000014', 'BCX00000000014']);
  scan('077700', 20_000, 400);
  expect(scanned.at(-1)).toBe('077700');
});

/** Keys with what the field makes of them. @returns when the next one may come */
function write(keys: readonly string[], from: number, gap: (index: number) => number): number {
  const field = screen.getByLabelText<HTMLInputElement>('metres');
  return keys.reduce((at, key, index) => {
    const next = at + gap(index);
    if (!press(key, next, field) && key.length === 1)
      field.setRangeText(key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    return next;
  }, from);
}

test('a scan that stops in a figure leaves what stood there, and says so', () => {
  const scanned: string[] = [];
  const broken: string[] = [];
  render(<Station onCode={(code) => scanned.push(code)} onBroken={(text) => broken.push(text)} />);
  const field = screen.getByLabelText<HTMLInputElement>('metres');
  field.value = '52';
  field.setSelectionRange(0, 2);
  const at = write([...'R03011', 'Enter'], 0, (index) => (index === 3 ? 300 : 8));
  expect([field.value, scanned, broken]).toEqual(['52', [], ['R03011']]);
  field.setSelectionRange(0, 2);
  write([...'R03011', 'Enter'], at + 2_000, () => 8);
  expect([field.value, scanned, broken]).toEqual(['52', ['R03011'], ['R03011']]);
});

test('a figure a hand types into keeps every key, before and behind a code', () => {
  const scanned: string[] = [];
  render(<Station onCode={(code) => scanned.push(code)} />);
  const field = screen.getByLabelText<HTMLInputElement>('metres');
  const before = write(['1', '2'], 0, () => 150);
  const behind = write([...'BCX00000000014'], before + 150, () => 8);
  write(['.', '5', 'Enter'], behind + 100, () => 150);
  expect([field.value, scanned]).toEqual(['12.5', ['BCX00000000014']]);
});

test('a key that is held down is a hand', () => {
  const scanned: string[] = [];
  render(<Station onCode={(code) => scanned.push(code)} />);
  const field = screen.getByLabelText('metres');
  for (let at = 0; at < 10; at++) {
    const event = new KeyboardEvent('keydown', { key: '1', bubbles: true, repeat: at > 0 });
    Object.defineProperty(event, 'timeStamp', { value: at * 30 });
    field.dispatchEvent(event);
  }
  expect(press('Enter', 330, field)).toBe(false);
  expect(scanned).toEqual([]);
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

/** Keys of a scanner that is set to an American keyboard, as a Belgian one writes them. */
const BELGIAN: Readonly<Record<string, string>> = {
  ...{ '1': '&', '2': 'é', '3': '"', '4': "'", '5': '(', '6': '§', '7': 'è', '8': '!', '9': 'ç' },
  ...{ '0': 'à', A: 'q', Q: 'a', Z: 'w', W: 'z', M: ',' },
};
const codeOf = (key: string) => (/\d/.test(key) ? `Digit${key}` : `Key${key}`);

/** @param shiftKey whether the figures are shifted, as on the keyboard of a person */
function pressBelgian(text: string, from: number, shiftKey = false): void {
  [...text].forEach((key, index) => {
    const event = new KeyboardEvent('keydown', {
      ...{ key: shiftKey ? key : (BELGIAN[key] ?? key.toLowerCase()), code: codeOf(key) },
      ...{ bubbles: true, cancelable: true, shiftKey },
    });
    Object.defineProperty(event, 'timeStamp', { value: from + index * 8 });
    document.body.dispatchEvent(event);
  });
  press('Enter', from + text.length * 8);
}

test('a badge and a bundle through a foreign keyboard are read by the positions of the keys', () => {
  const scanned: string[] = [];
  render(<Station onCode={(code) => scanned.push(code)} />);
  pressBelgian('088123', 0);
  pressBelgian('BCX00000001AKC', 2_000);
  expect(scanned).toEqual(['088123', 'BCX00000001AKC']);
});

test('a sign that was shifted is itself', () => {
  const scanned: string[] = [];
  render(<Station onCode={(code) => scanned.push(code)} handheld />);
  for (const [index, key] of [...'A#31', 'Enter'].entries()) {
    const [code, shiftKey] = key === '#' ? ['Digit3', true] : [codeOf(key), false];
    const event = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: index * 8 });
    document.body.dispatchEvent(event);
  }
  expect(scanned).toEqual(['A#31']);
});

/** What Android says of keys: that an input method took each, while the field gets the text. */
function compose(text: string, from: number, gap: number): boolean {
  const field = screen.getByLabelText<HTMLInputElement>('metres');
  [...text].forEach((key, index) => {
    const event = new KeyboardEvent('keydown', {
      key: 'Unidentified',
      keyCode: 229,
      bubbles: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: from + index * gap });
    field.dispatchEvent(event);
    field.setRangeText(key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  });
  return press('Enter', from + text.length * gap, field);
}

test('a code that arrived whole in a field counts, whatever its keys were said to be', () => {
  const scanned: string[] = [];
  render(<Station onCode={(code) => scanned.push(code)} />);
  const field = screen.getByLabelText<HTMLInputElement>('metres');
  field.value = '120';
  field.setSelectionRange(0, 3);
  expect(compose('BCX00000001AKC', 0, 8)).toBe(true);
  expect([field.value, scanned]).toEqual(['120', ['BCX00000001AKC']]);
  field.setSelectionRange(0, 3);
  expect(compose('R0301123', 5_000, 8)).toBe(true);
  expect([field.value, scanned.at(-1)]).toEqual(['120', 'R0301123']);
  // A hand on the same keyboard keeps its figure.
  field.setSelectionRange(0, 3);
  expect(compose('12500', 10_000, 200)).toBe(false);
  expect([field.value, scanned.length]).toEqual(['12500', 2]);
});

test('the rest of a code behind a long pause is no figure', () => {
  const scanned: string[] = [];
  render(<Station onCode={(code) => scanned.push(code)} />);
  const field = screen.getByLabelText<HTMLInputElement>('metres');
  field.value = '120';
  field.setSelectionRange(0, 3);
  const at = write([...'BCX0000000001'], 0, () => 8);
  write(['7', 'Enter'], at + 700, () => 8);
  expect([field.value, scanned]).toEqual(['120', []]);
});
