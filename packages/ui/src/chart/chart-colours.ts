import type { Tone } from '../tone.ts';

/** Colours of a chart as a canvas takes them. */
export interface ChartColours extends Readonly<Record<Tone, string>> {
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly ground: string;
  readonly soft: string;
  /** Family of its letters. */
  readonly font: string;
  /** Of rows of figures that have no tone, one after the other. */
  readonly series: readonly string[];
}

const TOKENS = {
  neutral: '--slate-9',
  accent: '--accent',
  ok: '--ok',
  warn: '--warn',
  bad: '--bad',
  info: '--info',
  held: '--held',
  text: '--text',
  muted: '--text-muted',
  line: '--line',
  ground: '--surface-1',
  soft: '--accent-soft',
} as const satisfies Readonly<Record<Exclude<keyof ChartColours, 'series' | 'font'>, string>>;

/** The tokens of the theme that an element stands in, as plain sRGB: the library mixes them. */
export function readChartColours(element: HTMLElement): ChartColours {
  const probe = document.createElement('span');
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  element.append(probe);
  const read = (token: string): string => {
    probe.style.color = `var(${token})`;
    const computed = getComputedStyle(probe).color;
    if (!paint) return computed;
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = computed;
    paint.fillRect(0, 0, 1, 1);
    const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, read(token)]),
  ) as Readonly<Record<keyof typeof TOKENS, string>>;
  probe.remove();
  const { accent, warn, ok, held, info, neutral } = colours;
  const { fontFamily: font } = getComputedStyle(element);
  return { ...colours, font, series: [accent, warn, ok, held, info, neutral] };
}
