import type { GarmentKind } from '../lists/style-bills.ts';
import { Canvas, type Colour } from './canvas.ts';
import { silhouettes } from './silhouettes.ts';

const WIDTH = 200;
const HEIGHT = 240;
const UNITS = 100;
const GROUND: Colour = [246, 246, 244];

/** Fabrics the pictures are drawn in. */
const PICTURE_COLOURS: readonly Colour[] = [
  [38, 40, 46],
  [31, 48, 88],
  [236, 236, 232],
  [168, 44, 52],
  [96, 116, 92],
  [196, 168, 124],
];
const DENIM: readonly Colour[] = [
  [58, 84, 126],
  [38, 46, 62],
  [142, 168, 196],
];

/** Colours garments of a kind are made in. */
export const coloursOf = (kind: GarmentKind): readonly Colour[] =>
  kind === 'jeans' ? DENIM : PICTURE_COLOURS;

const shade = (colour: Colour, share: number): Colour => {
  const [red, green, blue] = colour.map((part) =>
    Math.max(0, Math.min(255, Math.round(part * share))),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
};
const isDark = ([red, green, blue]: Colour): boolean => red + green + blue < 240;

/** A garment laid flat on a light ground, as a PNG. */
export function stylePicture(kind: GarmentKind, colour: Colour): Buffer {
  const { body, panels, seams, buttons } = silhouettes[kind];
  const canvas = new Canvas(WIDTH, HEIGHT, UNITS, GROUND);
  const line = shade(colour, isDark(colour) ? 1.9 : 0.72);
  canvas.fill(body, colour);
  for (const panel of panels) canvas.fill(panel, shade(colour, isDark(colour) ? 1.35 : 0.86));
  for (const seam of seams) canvas.line(seam, 0.7, line);
  canvas.line([...body, ...body.slice(0, 1)], 1, shade(colour, isDark(colour) ? 0.6 : 0.66));
  for (const button of buttons) canvas.dot(button, 1.2, isDark(colour) ? [206, 206, 200] : line);
  return canvas.png();
}
