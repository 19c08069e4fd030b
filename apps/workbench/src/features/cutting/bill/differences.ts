import { BedType, isSameFigure } from '@garment-mes/domain';
import type { Fields } from '@garment-mes/sdk/labels';
import {
  CreateCuttingBedBodyFields,
  CuttingBedColorFields,
  CuttingBedRollFields,
  CuttingBedSizeFields,
} from '@garment-mes/sdk/labels';
import { fieldLabel } from '#kit/labels.ts';
import type { BedDraft } from './draft.ts';
import { withBlocks } from './shade-blocks.ts';

/** One cell that two people filled differently. */
export interface Difference {
  readonly cell: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Parts of a bill that are taken from one side or the other as a whole. */
export type Block = 'head' | 'sizes' | 'colors' | 'rolls';

export const BLOCKS = ['head', 'sizes', 'colors', 'rolls'] as const satisfies readonly Block[];

/** The part of the bill a cell lies in. */
export const blockOf = ({ cell }: Pick<Difference, 'cell'>): Block =>
  BLOCKS.find((block) => cell.startsWith(`${block}.`)) ?? 'head';

/** What is typed here, with some parts as somebody else saved them. */
export function withTheirs(mine: BedDraft, theirs: BedDraft, blocks: ReadonlySet<Block>): BedDraft {
  const head = Object.fromEntries(HEAD.map((field) => [field, theirs[field]]));
  const met = {
    ...mine,
    ...(blocks.has('head') ? head : {}),
    ...(blocks.has('sizes') ? { sizes: theirs.sizes } : {}),
    ...(blocks.has('colors') ? { colors: theirs.colors } : {}),
    ...(blocks.has('rolls') ? { rolls: theirs.rolls } : {}),
  };
  // The colours of a bed of several shades follow from its rolls.
  return mine.bedType === BedType.shadeLevel ? withBlocks(met) : met;
}

const HEAD = [
  'markerName',
  'markerLen',
  'endLossLen',
  'widthCm',
  'markerEffPct',
  'planDate',
  'remark',
] as const;
const ROLL = ['issuedLen', 'plies', 'spliceLen', 'defectLen', 'remnantLen', 'returnLen'] as const;

/** Cell by cell what this page says and what was saved meanwhile; a line one side lacks is empty there. */
export function differences(mine: BedDraft, theirs: BedDraft): Difference[] {
  const head = HEAD.map((field) => ({
    cell: field,
    label: fieldLabel(CreateCuttingBedBodyFields, field),
    mine: mine[field],
    theirs: theirs[field],
  }));
  const lines = [
    ...cells(
      'sizes',
      mine.sizes,
      theirs.sizes,
      'sizeId',
      'sizeName',
      ['ratio'],
      CuttingBedSizeFields,
    ),
    ...cells(
      'colors',
      mine.colors,
      theirs.colors,
      'colorId',
      'colorName',
      ['plies'],
      CuttingBedColorFields,
    ),
    ...cells('rolls', mine.rolls, theirs.rolls, 'key', 'rollNo', ROLL, CuttingBedRollFields),
  ];
  return [...head, ...lines].filter((cell) => !sameFigure(cell.mine, cell.theirs));
}

function cells<Line, Cell extends keyof Line & string>(
  table: string,
  mine: readonly Line[],
  theirs: readonly Line[],
  key: keyof Line,
  name: keyof Line,
  columns: readonly Cell[],
  fields: Fields,
): Difference[] {
  const keys = new Set([...mine, ...theirs].map((line) => String(line[key])));
  return [...keys].flatMap((id) => {
    const own = mine.find((line) => String(line[key]) === id);
    const other = theirs.find((line) => String(line[key]) === id);
    return columns.map((column) => ({
      cell: `${table}.${id}.${column}`,
      label: `${String((own ?? other)?.[name])} ${fieldLabel(fields, column)}`,
      mine: String(own?.[column] ?? ''),
      theirs: String(other?.[column] ?? ''),
    }));
  });
}

/** `5.2` and `5.200` say the same, and so do nothing and 0. */
export const sameFigure = (one: string, other: string): boolean =>
  isSameFigure(one || '0', other || '0');
