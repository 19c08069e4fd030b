/**
 * A colour by hue (0 to 360), saturation, value and alpha (0 to 100 each). Kept this way, because
 * black, white and grey have no hue in any other notation and would lose the one chosen.
 */
export interface Hsva {
  readonly h: number;
  readonly s: number;
  readonly v: number;
  readonly a: number;
}

/** How a colour is written. */
export type ColourNotation = 'hex' | 'rgb' | 'hsl' | 'hsv';
export const NOTATIONS: readonly ColourNotation[] = ['hex', 'rgb', 'hsl', 'hsv'];

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

function fromRgb(r: number, g: number, b: number, a: number): Hsva {
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const sector =
    spread === 0
      ? 0
      : most === r
        ? ((g - b) / spread + 6) % 6
        : most === g
          ? (b - r) / spread + 2
          : (r - g) / spread + 4;
  return {
    h: sector * 60,
    s: most === 0 ? 0 : (spread / most) * 100,
    v: (most / 255) * 100,
    a,
  };
}

function toRgb({ h, s, v }: Hsva): [number, number, number] {
  const channel = (shift: number): number => {
    const k = (shift + h / 60) % 6;
    return (v / 100) * (1 - (s / 100) * Math.max(0, Math.min(k, 4 - k, 1))) * 255;
  };
  return [channel(5), channel(3), channel(1)];
}

function fromHsl(h: number, s: number, l: number, a: number): Hsva {
  const v = l / 100 + (s / 100) * Math.min(l / 100, 1 - l / 100);
  return { h, s: v === 0 ? 0 : 200 * (1 - l / 100 / v), v: v * 100, a };
}

function toHsl({ h, s, v }: Hsva): [number, number, number] {
  const l = (v / 100) * (1 - s / 200);
  const side = Math.min(l, 1 - l);
  return [h, side === 0 ? 0 : ((v / 100 - l) / side) * 100, l * 100];
}

function readHex(text: string): Hsva | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const byte = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return fromRgb(
    byte(0),
    byte(2),
    byte(4),
    full.length === 8 ? Math.round((byte(6) / 255) * 100) : 100,
  );
}

/**
 * Reads a colour: hex with 3, 6 or 8 digits, `rgb()`, `hsl()`, `hsv()` and their forms with alpha.
 * Hue is held within 0 to 360, percents within 0 to 100, bytes within 0 to 255.
 * @returns `undefined` for anything else
 */
export function readColour(text: string): Hsva | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const match = /^(rgb|hsl|hsv)a?\(([^)]*)\)$/.exec(plain);
  if (match === null) return readHex(plain);
  const [, notation, inside = ''] = match;
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => Number(part.replace(/(%|deg)$/, '')));
  const [x, y, z, alpha] = numbers;
  if (x === undefined || y === undefined || z === undefined || numbers.some(Number.isNaN))
    return undefined;
  if (parts.length > 4) return undefined;
  // CSS writes alpha as a share; a percent is one too.
  const a = alpha === undefined ? 100 : within(parts[3]?.endsWith('%') ? alpha : alpha * 100, 100);
  if (notation === 'rgb') return fromRgb(within(x, 255), within(y, 255), within(z, 255), a);
  if (notation === 'hsl') return fromHsl(within(x, 360), within(y, 100), within(z, 100), a);
  return { h: within(x, 360), s: within(y, 100), v: within(z, 100), a };
}

/** Writes a colour; hex in capitals. Without alpha the colour is written as if it were opaque. */
export function writeColour(colour: Hsva, notation: ColourNotation, withAlpha: boolean): string {
  const share = Math.round(colour.a) / 100;
  const opaque = !withAlpha || share === 1;
  if (notation === 'hex') {
    const bytes = [...toRgb(colour), ...(opaque ? [] : [share * 255])];
    const hex = bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('');
    return `#${hex.toUpperCase()}`;
  }
  const name = opaque ? notation : `${notation}a`;
  const tail = opaque ? '' : `, ${share}`;
  if (notation === 'rgb') return `${name}(${toRgb(colour).map(Math.round).join(', ')}${tail})`;
  const [x, y, z] = notation === 'hsl' ? toHsl(colour) : ([colour.h, colour.s, colour.v] as const);
  // One place after the point brings every byte back as it was.
  const short = (number: number) => Math.round(number * 10) / 10;
  return `${name}(${short(x)}, ${short(y)}%, ${short(z)}%${tail})`;
}
