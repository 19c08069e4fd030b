// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { QrCode } from '../qr-code/qr-code.tsx';
import { qrMatrix } from '../qr-code/qr-matrix.ts';
import { axeViolations } from '../testing/axe.ts';
import { Barcode, barcodeWidth } from './barcode.tsx';
import { code128 } from './code-128.ts';

afterEach(cleanup);

const modules = (text: string) =>
  code128(text)
    ?.map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(width))
    .join('');

test('a barcode is as wide as its bars with ten modules at both ends', () => {
  // Start, five pairs, check and stop, as long as they are above, and the quiet zone.
  expect(barcodeWidth('1234567890', 2)).toBe((7 * 11 + 13 + 20) * 2);
  expect(barcodeWidth('床次', 2)).toBeUndefined();
  render(<Barcode text="PJJ123C" module={3} />);
  expect(Number(screen.getByRole('img').getAttribute('width'))).toBe(barcodeWidth('PJJ123C', 3));
});

describe('code128', () => {
  test('writes the worked example of the symbology: start B, "PJJ123C", check 55', () => {
    // Start B 104, P 48, J 42, J 42, 1 17, 2 18, 3 19, C 35: (104 + 48 + 84 + 126 + 68 + 90 + 114 + 245) % 103 = 55.
    const symbol = (place: number) => modules('PJJ123C')?.slice(place * 11, place * 11 + 11);
    expect(symbol(0)).toBe('11010010000');
    expect(symbol(1)).toBe('11101110110');
    expect(symbol(8)).toBe('11101000110');
    expect(modules('PJJ123C')?.slice(-13)).toBe('1100011101011');
    expect(modules('PJJ123C')).toHaveLength(9 * 11 + 13);
  });

  test('puts two digits into a symbol', () => {
    // Start, five pairs, check, stop.
    expect(modules('1234567890')).toHaveLength(7 * 11 + 13);
    // Start B, three letters, change, two pairs, check, stop.
    expect(modules('ABC1234')).toHaveLength(8 * 11 + 13);
    expect(modules('12345')).toHaveLength(6 * 11 + 13);
  });

  test.each(['', '床次', 'a\nb'])('cannot carry "%s"', (text) => {
    expect(code128(text)).toBeUndefined();
  });

  test('has no two symbols alike, each of eleven modules', () => {
    const all = Array.from({ length: 95 }, (_, at) => modules(String.fromCharCode(at + 32)));
    const own = all.map((code) => code?.slice(11, 22));
    expect(new Set(own).size).toBe(95);
    expect(all.every((code) => code?.length === 3 * 11 + 13)).toBe(true);
  });
});

describe('<Barcode>', () => {
  test('is a picture named by its text, or says that there is none', async () => {
    const { container } = render(<Barcode text="B0067" />);
    expect(screen.getByRole('img', { name: '条码 B0067' })).toBeDefined();
    expect(await axeViolations(container)).toEqual([]);
    cleanup();
    render(<Barcode text="床" />);
    expect(screen.getByRole('alert').textContent).toBe('内容不能编码');
  });

  test('leaves ten modules white at both ends', () => {
    render(<Barcode text="B" module={2} />);
    const picture = screen.getByRole('img');
    expect(picture.querySelectorAll('path')[1]?.getAttribute('d')).toMatch(/^M20 0/);
    expect(picture.getAttribute('width')).toBe(String((10 + 3 * 11 + 13 + 10) * 2));
  });
});

describe('<QrCode>', () => {
  test('is a picture with four white modules around', () => {
    render(<QrCode text="C-CX-2403-018" label="第 18 床" />);
    const picture = screen.getByRole('img', { name: '第 18 床' });
    expect(picture.getAttribute('viewBox')).toBe('0 0 29 29');
    expect(picture.querySelectorAll('path')[1]?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  });

  test('has its three corners', () => {
    const matrix = qrMatrix('C-CX-2403-018') ?? [];
    const corner = (y: number, x: number) =>
      matrix
        .slice(y, y + 7)
        .map((row) =>
          row
            .slice(x, x + 7)
            .map(Number)
            .join(''),
        )
        .join();
    const frame = '1111111,1000001,1011101,1011101,1011101,1000001,1111111';
    const last = matrix.length - 7;
    expect([corner(0, 0), corner(0, last), corner(last, 0)]).toEqual([frame, frame, frame]);
  });

  test.each(['', 'x'.repeat(3_000)])('says that it cannot draw a text of unfit length', (text) => {
    render(<QrCode text={text} />);
    expect(screen.getByRole('alert').textContent).toBe('内容不能编码');
  });
});
