import { pngOf } from './png.ts';

export type Point = readonly [x: number, y: number];
export type Colour = readonly [red: number, green: number, blue: number];

/** Samples a pixel is averaged from along each side, so that edges are smooth. */
const SAMPLES = 2;

/** A drawing surface of units; shapes are filled where an odd number of edges lies to the left. */
export class Canvas {
  readonly #across: number;
  readonly #down: number;
  readonly #scale: number;
  /** Colour of each sample, by its place in the palette. */
  readonly #samples: Uint8Array;
  readonly #palette: Colour[];
  readonly #width: number;
  readonly #height: number;

  /**
   * @param width pixels
   * @param height pixels
   * @param units how many units the width has
   */
  constructor(width: number, height: number, units: number, ground: Colour) {
    this.#width = width;
    this.#height = height;
    this.#across = width * SAMPLES;
    this.#down = height * SAMPLES;
    this.#scale = this.#across / units;
    this.#samples = new Uint8Array(this.#across * this.#down);
    this.#palette = [ground];
  }

  fill(shape: readonly Point[], colour: Colour): void {
    const points = shape.map(([x, y]) => [x * this.#scale, y * this.#scale] as const);
    const ys = points.map(([, y]) => y);
    const paint = this.#palette.push(colour) - 1;
    const from = Math.max(0, Math.floor(Math.min(...ys)));
    const to = Math.min(this.#down - 1, Math.ceil(Math.max(...ys)));
    for (let y = from; y <= to; y += 1) {
      const crossings = points
        .flatMap(([x, top], at) => {
          const [nextX, bottom] = points[(at + 1) % points.length] ?? [x, top];
          const middle = y + 0.5;
          if (top <= middle === bottom <= middle) return [];
          return [x + ((middle - top) / (bottom - top)) * (nextX - x)];
        })
        .sort((a, b) => a - b);
      for (let at = 0; at + 1 < crossings.length; at += 2)
        this.#row(y, crossings[at] ?? 0, crossings[at + 1] ?? 0, paint);
    }
  }

  /** A line of some width through points. */
  line(points: readonly Point[], width: number, colour: Colour): void {
    points.slice(1).forEach(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y];
      const length = Math.hypot(x - fromX, y - fromY) || 1;
      const [aside, up] = [
        ((fromY - y) / length) * width * 0.5,
        ((x - fromX) / length) * width * 0.5,
      ];
      this.fill(
        [
          [fromX + aside, fromY + up],
          [x + aside, y + up],
          [x - aside, y - up],
          [fromX - aside, fromY - up],
        ],
        colour,
      );
    });
  }

  dot([x, y]: Point, radius: number, colour: Colour): void {
    const around = Array.from({ length: 16 }, (_, at): Point => {
      const angle = (at / 8) * Math.PI;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
    this.fill(around, colour);
  }

  png(): Buffer {
    const rgb = new Uint8Array(this.#width * this.#height * 3);
    for (let y = 0; y < this.#height; y += 1)
      for (let x = 0; x < this.#width; x += 1)
        for (let channel = 0; channel < 3; channel += 1)
          rgb[(y * this.#width + x) * 3 + channel] = this.#mean(x, y, channel);
    return pngOf(this.#width, this.#height, rgb);
  }

  #row(y: number, from: number, to: number, paint: number): void {
    const row = y * this.#across;
    const start = Math.max(0, Math.round(from));
    const end = Math.min(this.#across, Math.round(to));
    if (end > start) this.#samples.fill(paint, row + start, row + end);
  }

  #mean(x: number, y: number, channel: number): number {
    let sum = 0;
    for (let down = 0; down < SAMPLES; down += 1)
      for (let across = 0; across < SAMPLES; across += 1) {
        const at = (y * SAMPLES + down) * this.#across + x * SAMPLES + across;
        sum += this.#palette[this.#samples[at] ?? 0]?.[channel] ?? 0;
      }
    return Math.round(sum / SAMPLES ** 2);
  }
}
