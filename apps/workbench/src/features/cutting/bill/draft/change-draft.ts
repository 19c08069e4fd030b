import {
  BedRole,
  BedType,
  perPly,
  rollDifference,
  suggestedPlies,
} from '@garment-mes/domain/cutting-bed';
import type {
  CutPlanLay,
  CutPlanMarker,
  CuttingBedSizes,
  FabricRollRow,
  ScannedEmployee,
} from '@garment-mes/sdk/mes2';
import { isLength, lengthText, rollUse, wholeOf } from '../figures/read-draft.ts';
import {
  type BedDraft,
  emptyDraft,
  type PanelLine,
  type RollCell,
  type RollLine,
  usedColors,
} from './draft.ts';
import { blankColor, shortRatio } from './draft-of-bed.ts';
import { evenShares } from './even-shares.ts';
import { withPanel, withPanels } from './panels.ts';
import { byColorOrder } from './roll-order.ts';
import { withBlocks } from './shade-blocks.ts';

type TextField = {
  [Name in keyof BedDraft]: BedDraft[Name] extends string | number ? Name : never;
}[keyof BedDraft];

/** What happens to a bill. Ids of new lines come with the event, so that the reducer stays pure. */
export type DraftEvent =
  | { readonly type: 'draft.read'; readonly draft: BedDraft }
  | { readonly type: 'field.changed'; readonly field: TextField; readonly value: string | number }
  | { readonly type: 'order.chosen'; readonly choices: CuttingBedSizes }
  | {
      readonly type: 'lay.chosen';
      readonly cutPlanId: string;
      readonly lay: CutPlanLay;
      readonly marker: CutPlanMarker;
    }
  | { readonly type: 'lay.left' }
  | { readonly type: 'ratio.changed'; readonly sizeId: string; readonly value: string }
  | { readonly type: 'panel.changed'; readonly panel: PanelLine }
  | {
      readonly type: 'panels.filled';
      readonly panels: readonly PanelLine[];
      /** Colours that panels are missing of: one ply of each. */
      readonly colorIds: readonly string[];
    }
  | { readonly type: 'plies.changed'; readonly key: string; readonly value: string }
  | { readonly type: 'colors.sorted'; readonly keys: readonly string[] }
  | { readonly type: 'roll.scanned'; readonly roll: FabricRollRow; readonly colorId: string }
  | {
      readonly type: 'roll.changed';
      readonly key: string;
      readonly cell: RollCell;
      readonly value: string;
    }
  | {
      readonly type: 'roll.settled';
      readonly key: string;
      readonly into: 'remnantLen' | 'returnLen';
    }
  | { readonly type: 'roll.removed'; readonly key: string }
  | { readonly type: 'rolls.sorted'; readonly keys: readonly string[] }
  | {
      readonly type: 'roll.shaded';
      readonly key: string;
      readonly shade: string;
      /** Asked for when the inspection gave the roll another shade. */
      readonly reason: string;
    }
  | { readonly type: 'roll.spliced'; readonly key: string; readonly count: number }
  | {
      readonly type: 'person.added';
      readonly key: string;
      readonly orderProcessId: string;
      readonly role: BedRole;
      readonly employee: Pick<ScannedEmployee, 'id' | 'employeeNo' | 'employeeName'>;
    }
  | { readonly type: 'share.changed'; readonly key: string; readonly value: string }
  | { readonly type: 'shares.evened'; readonly orderProcessId: string }
  | { readonly type: 'person.removed'; readonly key: string };

const WITHOUT_LAY = { cutPlanId: '', layNo: '' };
const NOTHING_OF_ORDER = { sizes: [], panels: [], colors: [], rolls: [], people: [] };

/** The bill after an event; the colours of a bed entered roll by roll follow from its rolls. */
export function changeDraft(draft: BedDraft, event: DraftEvent): BedDraft {
  const next = changed(draft, event);
  return next.bedType === BedType.shadeLevel ? withBlocks(next) : next;
}

function changed(draft: BedDraft, event: DraftEvent): BedDraft {
  switch (event.type) {
    case 'draft.read':
      return event.draft;
    case 'field.changed':
      return withField(draft, event.field, event.value);
    case 'order.chosen':
      return forOrder(draft, event.choices);
    case 'lay.chosen':
      return fromLay(draft, event);
    case 'lay.left':
      return { ...draft, ...WITHOUT_LAY };
    case 'ratio.changed':
      return {
        ...draft,
        sizes: patched(draft.sizes, 'sizeId', event.sizeId, { ratio: event.value }),
      };
    case 'panel.changed':
      return withPanels(draft, withPanel(draft.panels, event.panel));
    case 'panels.filled':
      return {
        ...withPanels(draft, event.panels),
        colors: draft.colors.map((color) => ({
          ...color,
          plies: event.colorIds.includes(color.colorId) ? '1' : '',
        })),
      };
    case 'plies.changed':
      return { ...draft, colors: patched(draft.colors, 'key', event.key, { plies: event.value }) };
    case 'colors.sorted':
      return sorted(draft, event.keys);
    case 'roll.scanned':
      return withRoll(draft, event.roll, event.colorId);
    case 'roll.changed':
      return {
        ...draft,
        rolls: patched(draft.rolls, 'key', event.key, { [event.cell]: event.value }),
      };
    case 'roll.settled':
      return settled(draft, event.key, event.into);
    case 'roll.removed':
      return { ...draft, rolls: draft.rolls.filter(({ key }) => key !== event.key) };
    case 'rolls.sorted':
      return {
        ...draft,
        rolls: draft.rolls.toSorted(
          (one, other) => event.keys.indexOf(one.key) - event.keys.indexOf(other.key),
        ),
      };
    case 'roll.shaded':
      return {
        ...draft,
        rolls: patched(draft.rolls, 'key', event.key, {
          shade: event.shade,
          shadeReason: event.reason,
        }),
      };
    case 'roll.spliced':
      return {
        ...draft,
        rolls: patched(draft.rolls, 'key', event.key, { spliceNum: event.count }),
      };
    case 'person.added':
      return withPerson(draft, event);
    case 'share.changed':
      return {
        ...draft,
        people: patched(draft.people, 'key', event.key, { sharePct: event.value }),
      };
    case 'shares.evened':
      return { ...draft, people: evenShares(draft.people, event.orderProcessId) };
    case 'person.removed':
      return { ...draft, people: draft.people.filter(({ key }) => key !== event.key) };
  }
}

function withField(draft: BedDraft, field: TextField, value: string | number): BedDraft {
  if (field === 'orderId') return { ...withoutOrder(draft), orderId: String(value) };
  // Another fabric is cut for other parts, and by another plan.
  const left = field === 'fabricPart' ? { panels: [], ...WITHOUT_LAY } : {};
  return { ...draft, ...left, [field]: value };
}

const patched = <Line, Key extends keyof Line>(
  lines: readonly Line[],
  name: Key,
  value: Line[Key],
  change: Partial<Line>,
): Line[] => lines.map((line) => (line[name] === value ? { ...line, ...change } : line));

/** A bill whose order is another one; what was typed before any order was named stays. */
const withoutOrder = (draft: BedDraft): BedDraft => ({
  ...(draft.orderId === ''
    ? draft
    : { ...emptyDraft(draft.planDate), bedType: draft.bedType, fabricPart: draft.fabricPart }),
  ...NOTHING_OF_ORDER,
});

/** What an order brings, over what was typed while it was read. */
function forOrder(draft: BedDraft, choices: CuttingBedSizes): BedDraft {
  const fabric =
    choices.fabrics.find(({ fabricPart }) => fabricPart === draft.fabricPart) ?? choices.fabrics[0];
  const table = choices.tables.find(({ busyMonthBedNo }) => busyMonthBedNo === null);
  const [first] = choices.tables;
  const at = table ?? first;
  return {
    ...(draft.orderId === choices.orderId ? draft : emptyDraft(draft.planDate)),
    bedType: draft.bedType,
    parentBedId: draft.orderId === choices.orderId ? draft.parentBedId : '',
    orderId: choices.orderId,
    orderNo: choices.orderNo,
    fabricPart: fabric?.fabricPart ?? draft.fabricPart,
    materialId: fabric?.materialId ?? '',
    tableId: at?.id ?? '',
    cutMode: at?.cutMode ?? draft.cutMode,
    sizes: choices.sizes.map(({ sizeId, sizeName }) => ({ sizeId, sizeName, ratio: '' })),
    colors: choices.colors.map(blankColor),
  };
}

/** Marker, ratio and plies of a planned lay. */
function fromLay(
  draft: BedDraft,
  { cutPlanId, lay, marker }: Extract<DraftEvent, { type: 'lay.chosen' }>,
): BedDraft {
  const ratioOf = (sizeId: string) => marker.sizes.find((size) => size.sizeId === sizeId)?.ratio;
  const pliesOf = (colorId: string) => lay.colors.find((color) => color.colorId === colorId)?.plies;
  const place = (colorId: string) => {
    const at = lay.colors.findIndex((color) => color.colorId === colorId);
    return at < 0 ? lay.colors.length : at;
  };
  return {
    ...draft,
    cutPlanId,
    layNo: String(lay.layNo),
    markerName: marker.markerName,
    markerLen: marker.markerLen,
    widthCm: marker.widthCm,
    markerEffPct: marker.effPct ?? draft.markerEffPct,
    sizes: draft.sizes.map((size) => {
      const ratio = ratioOf(size.sizeId);
      return { ...size, ratio: ratio === undefined ? '' : shortRatio(ratio) };
    }),
    colors: draft.colors
      .map((color) => ({ ...color, plies: String(pliesOf(color.colorId) ?? '') }))
      .toSorted((one, other) => place(one.colorId) - place(other.colorId)),
  };
}

function sorted(draft: BedDraft, keys: readonly string[]): BedDraft {
  const colors = draft.colors.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
  return { ...draft, colors, rolls: byColorOrder(draft.rolls, colors) };
}

/** Adds a roll with the plies its colour still misses, as far as the fabric goes. */
function withRoll(draft: BedDraft, roll: FabricRollRow, colorId: string): BedDraft {
  if (draft.rolls.some(({ tympanId }) => tympanId === roll.id)) return draft;
  const wanted = usedColors(draft)
    .filter((color) => color.colorId === colorId)
    .reduce((sum, { plies }) => sum + (wholeOf(plies) ?? 0), 0);
  const laid = draft.rolls
    .filter((line) => line.colorId === colorId)
    .reduce((sum, { plies }) => sum + (wholeOf(plies) ?? 0), 0);
  const byRoll = draft.bedType === BedType.shadeLevel;
  const known = isLength(draft.markerLen) && isLength(draft.endLossLen);
  const plies = known
    ? suggestedPlies(
        // Roll by roll nobody asked for plies beforehand: as many as the fabric gives.
        byRoll ? Number.MAX_SAFE_INTEGER : wanted - laid,
        roll.remainLen,
        perPly(draft.markerLen, draft.endLossLen),
      )
    : 0;
  // The last who joined the spreading lays the roll.
  const spreader = draft.people.findLast(({ role }) => role === BedRole.spread);
  const line: RollLine = {
    key: roll.id,
    tympanId: roll.id,
    rollNo: roll.rollNo,
    cNo: roll.cNo,
    colorId,
    dyeLot: roll.dyeLot ?? '',
    shade: roll.shade ?? '',
    bandedShade: roll.shade ?? '',
    shadeReason: '',
    widthCm: roll.widthCm ?? '',
    labelLen: roll.labelLen,
    actualLen: roll.actualLen,
    remainLen: roll.remainLen,
    issuedLen: roll.remainLen,
    plies: plies === 0 ? '' : String(plies),
    spliceLen: '0',
    spliceNum: 0,
    defectLen: '0',
    remnantLen: '0',
    returnLen: '0',
    employeeId: spreader?.employeeId ?? '',
    employeeName: spreader?.employeeName ?? '',
    availableLen: roll.remainLen,
    materialId: roll.materialId,
    materialColorId: roll.colorId,
    materialColorName: roll.colorName,
  };
  const rolls = [...draft.rolls, line];
  // On a bed of several shades the order of the rolls is the order on the table.
  return { ...draft, rolls: byRoll ? rolls : byColorOrder(rolls, draft.colors) };
}

/** Books the open difference of a roll as left over or handed back; a shortage only lowers it. */
function settled(draft: BedDraft, key: string, into: 'remnantLen' | 'returnLen'): BedDraft {
  const rolls = draft.rolls.map((roll) => {
    const use = rollUse(roll);
    if (roll.key !== key || use === undefined) return roll;
    const open = rollDifference(use, perPly(draft.markerLen, draft.endLossLen));
    const next = open.plus(roll[into] || 0);
    return next.isNegative() ? roll : { ...roll, [into]: lengthText(next) };
  });
  return { ...draft, rolls };
}

/** A person joins an operation once; the shares of the operation are evened out. */
function withPerson(
  draft: BedDraft,
  { key, orderProcessId, role, employee }: Extract<DraftEvent, { type: 'person.added' }>,
): BedDraft {
  const there = draft.people.some(
    (person) => person.orderProcessId === orderProcessId && person.employeeId === employee.id,
  );
  if (there) return draft;
  const { employeeNo, employeeName } = employee;
  const person = { orderProcessId, role, employeeId: employee.id, employeeNo, employeeName };
  const people = [...draft.people, { key, ...person, sharePct: '' }];
  return { ...draft, people: evenShares(people, orderProcessId) };
}
