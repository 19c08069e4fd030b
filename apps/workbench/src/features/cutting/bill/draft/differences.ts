import { isSameFigure } from '@garment-mes/domain/compare';
import { BedType, bedHead } from '@garment-mes/domain/cutting-bed';
import type { Fields } from '@garment-mes/sdk/labels';
import {
  CuttingBedColorFields,
  CuttingBedEmployeeFields,
  CuttingBedPanelFields,
  CuttingBedRollFields,
  CuttingBedSizeFields,
} from '@garment-mes/sdk/labels';
import type { CuttingBedSizes } from '@garment-mes/sdk/mes2';
import { labelOf } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { BedDraft } from './draft.ts';
import { type HeadName, headFields, headNames, type ReferenceName } from './head-names.ts';
import { withBlocks } from './shade-blocks.ts';

/** One cell that two people filled differently. */
export interface Difference {
  readonly cell: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Parts of a bill that are taken from one side or the other as a whole. */
export type Block = 'head' | 'sizes' | 'colors' | 'rolls' | 'people';

export const BLOCKS = [
  'head',
  'sizes',
  'colors',
  'rolls',
  'people',
] as const satisfies readonly Block[];

/** The part of the bill a cell belongs to. */
export const blockOf = ({ cell }: Pick<Difference, 'cell'>): Block =>
  BLOCKS.find((block) => cell.startsWith(`${block}.`)) ?? 'head';

/** What is typed here, with some parts as somebody else saved them. */
export function withTheirs(mine: BedDraft, theirs: BedDraft, blocks: ReadonlySet<Block>): BedDraft {
  const head = Object.fromEntries(TAKEN.map((field) => [field, theirs[field]]));
  const merged = {
    ...mine,
    ...(blocks.has('head') ? head : {}),
    ...(blocks.has('sizes') ? { sizes: theirs.sizes, panels: theirs.panels } : {}),
    ...(blocks.has('colors') ? { colors: theirs.colors } : {}),
    ...(blocks.has('rolls') ? { rolls: theirs.rolls } : {}),
    ...(blocks.has('people') ? { people: theirs.people } : {}),
  };
  // The colours of a bed of several shades follow from its rolls.
  return merged.bedType === BedType.shadeLevel ? withBlocks(merged) : merged;
}

/** What the head is made of when it is taken from the other side. */
const TAKEN = headNames.filter((name) => bedHead[name].changes !== 'never');

const ROLL = [
  ...(['shade', 'issuedLen', 'plies', 'spliceLen', 'spliceNum'] as const),
  ...(['defectLen', 'remnantLen', 'returnLen', 'employeeName'] as const),
] as const;

/** What else is known by its name: the rules that bundles of the order may be tied by. */
type Named = readonly { readonly id: string; readonly name: string }[];

/** What a record that the head names is called; one that the document gains does not compile without. */
const namesOf = (
  choices: CuttingBedSizes | undefined,
  rules: Named,
): Readonly<Record<ReferenceName, (id: string) => string | undefined>> => ({
  orderId: () => choices?.orderNo,
  parentBedId: (id) => choices?.beds.find((bed) => bed.id === id)?.bedLabel,
  materialId: (id) => choices?.fabrics.find((each) => each.materialId === id)?.materialName,
  // Shown by its lay.
  cutPlanId: () => undefined,
  tableId: (id) => choices?.tables.find((table) => table.id === id)?.name,
  knifeMoldId: (id) => choices?.dies.find((die) => die.id === id)?.moldNo,
  splitRuleId: (id) => rules.find((rule) => rule.id === id)?.name,
});

/** People by operation and number: the keys of their lines are recreated by each save. */
const named = (people: BedDraft['people'], choices: CuttingBedSizes | undefined) =>
  people.map(({ orderProcessId, employeeId, employeeName, sharePct }) => {
    const process = choices?.processes.find((each) => each.orderProcessId === orderProcessId);
    return {
      id: `${orderProcessId}/${employeeId}`,
      name: [process?.processName, employeeName].filter(Boolean).join(' '),
      sharePct,
    };
  });

/** Panels by part and size. */
const panelLines = (panels: BedDraft['panels'], sizes: BedDraft['sizes']) =>
  panels.map(({ partCode, partName, sizeId, ratio }) => ({
    id: `panel/${partCode}/${sizeId}`,
    name: [partName, sizes.find((size) => size.sizeId === sizeId)?.sizeName].join(' '),
    ratio,
  }));

/** Cell by cell what this page says and what was saved meanwhile; a line one side lacks is empty there. */
export function differences(
  mine: BedDraft,
  theirs: BedDraft,
  choices?: CuttingBedSizes,
  rules: Named = [],
): Difference[] {
  const names = namesOf(choices, rules);
  const shown = (name: HeadName, value: string | number) =>
    name in names
      ? (names[name as ReferenceName](String(value)) ?? '')
      : typeof value === 'number'
        ? fieldText(name, headFields[name], value)
        : value;
  const head = TAKEN.map((name) => ({
    cell: name,
    label: labelOf(headFields[name]),
    mine: shown(name, mine[name]),
    theirs: shown(name, theirs[name]),
  }));
  const byRoll = mine.bedType === BedType.shadeLevel;
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
      'sizes',
      panelLines(mine.panels, mine.sizes),
      panelLines(theirs.panels, theirs.sizes),
      'id',
      'name',
      ['ratio'],
      CuttingBedPanelFields,
    ),
    ...cells(
      'colors',
      byRoll ? [] : mine.colors,
      byRoll ? [] : theirs.colors,
      'colorId',
      'colorName',
      ['plies'],
      CuttingBedColorFields,
    ),
    ...cells('rolls', mine.rolls, theirs.rolls, 'key', 'rollNo', ROLL, CuttingBedRollFields),
    ...cells(
      'people',
      named(mine.people, choices),
      named(theirs.people, choices),
      'id',
      'name',
      ['sharePct'],
      CuttingBedEmployeeFields,
    ),
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
