import { type Issue, issue } from '../refusals/issue.ts';
import type { Bilingual } from '../refusals/refusals.ts';

/** Pieces of one colour and size. */
interface Packed {
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
}

const METHODS: Readonly<Record<number, Bilingual>> = {
  1: { zh: '单色单码', en: 'one colour, one size' },
  2: { zh: '单色混码', en: 'one colour, sizes mixed' },
  3: { zh: '混色单码', en: 'colours mixed, one size' },
};
const COLOURS = { zh: '色', en: 'colours' };
const SIZES = { zh: '码', en: 'sizes' };

/** Pieces that a carton takes by what its size says, `40` or `60x40x35/40件`; `undefined` when it says none. */
export function cartonRoom(size: string | null | undefined): number | undefined {
  const said = /(?:^|\/)\s*(\d{1,5})\s*(?:件|pcs)?\s*$/i.exec(size ?? '')?.[1];
  return said === undefined ? undefined : Number(said);
}

/**
 * What keeps a carton from taking its contents: colours or sizes that its packing keeps apart, or more pieces
 * than it has room for.
 *
 * @param carton `packType` 1 one colour and size, 2 sizes mixed, 3 colours mixed, 4 both mixed
 */
export function checkCarton(
  carton: {
    readonly cartonNo: string;
    readonly packType: number | null | undefined;
    readonly room: number | undefined;
  },
  contents: readonly Packed[],
): Issue[] {
  const { cartonNo, packType, room } = carton;
  const method = METHODS[packType ?? 0];
  const packed = contents.filter(({ num }) => num > 0);
  const num = packed.reduce((sum, each) => sum + each.num, 0);
  const mixes = (what: Bilingual): Issue[] =>
    method ? [issue('contents', 'carton-mixed', { cartonNo, method, what })] : [];
  return [
    ...(num === 0
      ? [issue('contents', 'required', { field: { zh: '箱内件数', en: 'what is in the carton' } })]
      : []),
    ...(packType !== 3 && count(packed, ({ colorId }) => colorId) > 1 ? mixes(COLOURS) : []),
    ...(packType !== 2 && count(packed, ({ sizeId }) => sizeId) > 1 ? mixes(SIZES) : []),
    ...(room !== undefined && num > room
      ? [issue('contents', 'carton-over-size', { cartonNo, num, max: room })]
      : []),
  ];
}

const count = (packed: readonly Packed[], of: (each: Packed) => string): number =>
  new Set(packed.map(of)).size;

/**
 * Cartons hold what their bill says, in all and in each colour and size.
 *
 * @param nameOf what a colour and a size are called
 */
export function checkPackedBill(
  cartons: readonly Packed[],
  lines: readonly Packed[],
  nameOf: (cell: Packed) => { readonly color: string; readonly size: string },
): Issue[] {
  const packed = sumOf(cartons);
  const num = sumOf(lines);
  if (packed !== num) return [issue('cartonIds', 'carton-sum', { packed, num })];
  const cells = new Map([...lines, ...cartons].map((each) => [keyOf(each), each]));
  return [...cells.values()].flatMap((cell) => {
    const same = (each: Packed) => keyOf(each) === keyOf(cell);
    const inside = sumOf(cartons.filter(same));
    const said = sumOf(lines.filter(same));
    return inside === said
      ? []
      : [issue('cartonIds', 'carton-cell', { ...nameOf(cell), packed: inside, num: said })];
  });
}

const keyOf = ({ colorId, sizeId }: Packed): string => `${colorId} ${sizeId}`;
const sumOf = (packed: readonly Packed[]): number => packed.reduce((sum, { num }) => sum + num, 0);
