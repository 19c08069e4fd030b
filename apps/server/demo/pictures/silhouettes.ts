import type { GarmentKind } from '../lists/style-bills.ts';
import type { Point } from './canvas.ts';

/** A garment laid flat, in units of a picture that is 100 wide and 120 high. */
interface Silhouette {
  readonly body: readonly Point[];
  /** Parts in a darker shade: collar, hood, pockets. */
  readonly panels: readonly (readonly Point[])[];
  readonly seams: readonly (readonly Point[])[];
  readonly buttons: readonly Point[];
}

/** The left half of an outline from top to bottom, and its mirror. */
const mirrored = (half: readonly Point[]): readonly Point[] => [
  ...half,
  ...half.toReversed().map(([x, y]): Point => [100 - x, y]),
];
const both = (half: readonly Point[]): readonly (readonly Point[])[] => [
  half,
  half.map(([x, y]): Point => [100 - x, y]),
];
const down = (from: number, to: number, step: number): readonly Point[] =>
  Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, at): Point => [50, from + at * step],
  );

// biome-ignore-start format: an outline is one line.
export const silhouettes: Readonly<Record<GarmentKind, Silhouette>> = {
  tee: {
    body: mirrored([
      [50, 25],
      [42, 23],
      [35, 17],
      [20, 23],
      [4, 45],
      [18, 55],
      [26, 46],
      [26, 108],
    ]),
    panels: [
      mirrored([
        [50, 25],
        [42, 23],
        [35, 17],
        [32, 18],
        [40, 26],
        [50, 29],
      ]),
    ],
    seams: [
      ...both([
        [27, 27],
        [26, 46],
      ]),
      ...both([
        [7, 41],
        [21, 51],
      ]),
      [
        [26, 105],
        [74, 105],
      ],
    ],
    buttons: [],
  },
  shirt: {
    body: mirrored([
      [50, 22],
      [37, 13],
      [21, 20],
      [10, 68],
      [7, 94],
      [19, 96],
      [27, 52],
      [27, 106],
      [50, 110],
    ]),
    panels: [
      ...both([
        [50, 22],
        [37, 13],
        [33, 16],
        [43, 34],
      ]),
      [
        [58, 46],
        [68, 46],
        [68, 57],
        [63, 60],
        [58, 57],
      ],
      ...both([
        [8, 87],
        [20, 89],
        [19, 96],
        [7, 94],
      ]),
    ],
    seams: [
      [
        [50, 22],
        [50, 110],
      ],
      [
        [53, 30],
        [53, 109],
      ],
      ...both([
        [28, 19],
        [27, 52],
      ]),
    ],
    buttons: down(32, 104, 12),
  },
  jeans: {
    body: mirrored([
      [50, 11],
      [30, 11],
      [23, 112],
      [44, 112],
      [50, 50],
    ]),
    panels: [
      mirrored([
        [50, 11],
        [30, 11],
        [29.6, 18],
        [50, 18],
      ]),
      ...both([
        [32, 20],
        [43, 20],
        [42, 27],
        [34, 31],
        [31, 30],
      ]),
    ],
    seams: [
      [
        [50, 18],
        [50, 50],
      ],
      [
        [53, 18],
        [53, 36],
        [50, 40],
      ],
      ...both([
        [31, 22],
        [26, 112],
      ]),
      ...both([
        [24, 108],
        [44, 108],
      ]),
    ],
    buttons: [[50, 14.5]],
  },
  dress: {
    body: mirrored([
      [50, 26],
      [44, 24],
      [41, 10],
      [36, 11],
      [34, 26],
      [38, 36],
      [40, 52],
      [20, 110],
      [50, 114],
    ]),
    panels: [
      mirrored([
        [50, 50],
        [39.7, 49],
        [40, 54],
        [50, 55],
      ]),
    ],
    seams: [
      ...both([
        [45, 55],
        [38, 111],
      ]),
      ...both([
        [42, 54],
        [28, 110],
      ]),
      [
        [50, 55],
        [50, 114],
      ],
    ],
    buttons: [],
  },
  hoodie: {
    body: mirrored([
      [50, 30],
      [36, 24],
      [20, 31],
      [8, 78],
      [6, 102],
      [18, 104],
      [27, 60],
      [27, 110],
    ]),
    panels: [
      mirrored([
        [50, 36],
        [35, 27],
        [33, 14],
        [41, 6],
        [50, 5],
      ]),
      mirrored([
        [50, 80],
        [37, 80],
        [31, 99],
        [50, 99],
      ]),
      mirrored([
        [50, 106],
        [27, 106],
        [27, 111],
        [50, 111],
      ]),
      ...both([
        [7, 96],
        [19, 98],
        [18, 104],
        [6, 102],
      ]),
    ],
    seams: [
      ...both([
        [27, 30],
        [27, 60],
      ]),
      ...both([
        [46, 35],
        [45, 52],
      ]),
      mirrored([
        [50, 28],
        [42, 24],
        [41, 14],
        [50, 11],
      ]),
    ],
    buttons: both([[45, 53]]).flat(),
  },
  jacket: {
    body: mirrored([
      [50, 17],
      [38, 12],
      [21, 20],
      [9, 72],
      [7, 98],
      [20, 100],
      [27, 54],
      [27, 104],
      [50, 104],
    ]),
    panels: [
      mirrored([
        [50, 17],
        [38, 12],
        [38, 21],
        [50, 26],
      ]),
      mirrored([
        [50, 99],
        [27, 99],
        [27, 105],
        [50, 105],
      ]),
      ...both([
        [32, 72],
        [43, 66],
        [44, 69],
        [33, 75],
      ]),
      ...both([
        [8, 92],
        [20, 94],
        [20, 100],
        [7, 98],
      ]),
    ],
    seams: [
      [
        [50, 17],
        [50, 105],
      ],
      [
        [51.5, 22],
        [51.5, 105],
      ],
      ...both([
        [28, 19],
        [27, 54],
      ]),
      mirrored([
        [50, 44],
        [27, 40],
      ]),
    ],
    buttons: [[50, 29]],
  },
};
// biome-ignore-end format: an outline is one line.
