/** Papers of a label printer, in millimetres. */
export const PAPERS = {
  '60x40': { width: 60, height: 40 },
  '80x50': { width: 80, height: 50 },
  '40x30': { width: 40, height: 30 },
} as const;
export type PaperName = keyof typeof PAPERS;

/** Between two labels of a roll, in millimetres. */
export const LABEL_GAP_MM = 2;

export const LABEL_FIELDS = [
  'company',
  'orderNo',
  'style',
  'color',
  'size',
  'shade',
  'bundle',
  'place',
  'num',
  'customer',
  'parts',
  'batch',
  'line',
  'qr',
  'code',
  'text',
  'printed',
] as const;
export type LabelField = (typeof LABEL_FIELDS)[number];

/** Where a field stands: millimetres from the left and top edge, and its letters in points. */
export interface FieldPlace {
  readonly x: number;
  readonly y: number;
  readonly pt: number;
}

/** A label as a company wants it: fields that are not here are not printed. */
export interface LabelLayout {
  readonly paper: PaperName;
  readonly fields: Readonly<Partial<Record<LabelField, FieldPlace>>>;
}

const at = (x: number, y: number, pt: number): FieldPlace => ({ x, y, pt });

/** What each paper carries until a company decides otherwise. */
const USUAL: Readonly<Record<PaperName, LabelLayout['fields']>> = {
  '60x40': {
    company: at(1.5, 1.3, 7),
    orderNo: at(32, 1.3, 7),
    style: at(1.5, 4.3, 7),
    color: at(1.5, 8.3, 14),
    size: at(24, 7.4, 22),
    shade: at(1.5, 15.8, 8),
    bundle: at(1.5, 19.3, 10),
    place: at(34, 23, 8),
    num: at(1.5, 24.2, 20),
    qr: at(44, 7.4, 0),
    code: at(1.5, 32, 0),
    text: at(1.5, 37.1, 6),
    printed: at(42, 37.1, 6),
  },
  '80x50': {
    company: at(1.5, 1.3, 7),
    orderNo: at(52, 1.3, 7),
    customer: at(1.5, 4.3, 8),
    style: at(30, 4.3, 8),
    color: at(1.5, 9, 16),
    size: at(34, 8, 24),
    shade: at(1.5, 17.5, 8),
    bundle: at(1.5, 21, 12),
    place: at(34, 21.8, 8),
    batch: at(1.5, 26, 8),
    line: at(34, 26, 8),
    parts: at(1.5, 29.5, 8),
    num: at(1.5, 33.4, 20),
    qr: at(64, 8, 0),
    code: at(1.5, 41.5, 0),
    text: at(1.5, 46.6, 6),
    printed: at(62, 46.6, 6),
  },
  '40x30': {
    bundle: at(1.5, 1.5, 10),
    color: at(1.5, 6.4, 12),
    size: at(1.5, 11.8, 18),
    num: at(1.5, 19.2, 18),
    qr: at(27.5, 1.5, 0),
    text: at(1.5, 27, 6),
  },
};

export const usualLayout = (paper: PaperName): LabelLayout => ({ paper, fields: USUAL[paper] });

const isPaper = (name: string | undefined): name is PaperName =>
  name !== undefined && name in PAPERS;
const isField = (name: string): name is LabelField =>
  (LABEL_FIELDS as readonly string[]).includes(name);

/**
 * Reads what the company keeps: the paper, then `name x y pt` for each field that stands elsewhere
 * and `name -` for each that is left out. What it does not know it passes over.
 */
export function readLayout(words: readonly string[]): LabelLayout {
  const [paper, ...rest] = words;
  if (!isPaper(paper)) return usualLayout('60x40');
  const fields: Partial<Record<LabelField, FieldPlace>> = { ...USUAL[paper] };
  for (const word of rest) {
    const [name = '', x = '', y, pt] = word.split(' ');
    if (!isField(name)) continue;
    if (x === '-') delete fields[name];
    else if ([x, y, pt].every((part) => Number.isFinite(Number(part ?? 'x'))))
      fields[name] = at(Number(x), Number(y), Number(pt));
  }
  return { paper, fields };
}

/** Writes what differs from the usual layout of the paper. */
export function writeLayout({ paper, fields }: LabelLayout): readonly string[] {
  const usual = USUAL[paper];
  const changes = LABEL_FIELDS.flatMap((name) => {
    const place = fields[name];
    const before = usual[name];
    if (place === undefined) return before === undefined ? [] : [`${name} -`];
    const same = before && before.x === place.x && before.y === place.y && before.pt === place.pt;
    return same ? [] : [`${name} ${place.x} ${place.y} ${place.pt}`];
  });
  return [paper, ...changes];
}
