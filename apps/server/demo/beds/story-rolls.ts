import { decimal, decimalText } from '@garment-mes/domain/decimal';

/** Metres of a roll of bed 1 beyond its nine plies. */
const BED_1_EXTRA = [73, 96, 102, 90, 98, 94, 100, 92, 104, 88, 97, 95, 101];
const NINE_PLIES = '47.16';
const TEN_PLIES = '52.40';

const plus = (length: string, centimetres: number): string =>
  decimalText(decimal(length).plus(decimal(centimetres).div(100)), 3);

export interface StoryRoll {
  readonly rollNo: string;
  readonly color: 'BLK' | 'NVY';
  readonly dyeLot: string;
  readonly shade: string;
  /** Measured metres. */
  readonly len: string;
}

const BLACK = [
  ...BED_1_EXTRA.map((extra) => plus(NINE_PLIES, extra)),
  '34.620',
  ...Array.from({ length: 7 }, () => plus(NINE_PLIES, 34)),
  plus(TEN_PLIES, 34),
  plus(TEN_PLIES, 36),
];
const NAVY = [...Array.from({ length: 16 }, () => plus(NINE_PLIES, 29)), plus(TEN_PLIES, 40)];

/** 23 black rolls of 1098 m, R0301 and on, and 17 navy rolls of 812 m, R0401 and on. */
export const storyRolls: readonly StoryRoll[] = [
  ...BLACK.map((len, at): StoryRoll => {
    const shade = at < 14 ? 'A' : 'B';
    return { rollNo: `R0${301 + at}`, color: 'BLK', dyeLot: 'D7731', shade, len };
  }),
  ...NAVY.map(
    (len, at): StoryRoll => ({
      rollNo: `R0${401 + at}`,
      color: 'NVY',
      dyeLot: 'D7740',
      shade: 'A',
      len,
    }),
  ),
];

/** Colour blocks of the three lays. */
export const storyLays: readonly (readonly (readonly [color: 'BLK' | 'NVY', plies: number])[])[] = [
  [['BLK', 120]],
  [
    ['BLK', 86],
    ['NVY', 34],
  ],
  [['NVY', 120]],
];
