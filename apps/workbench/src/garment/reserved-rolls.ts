import { RollStatus } from '@garment-mes/domain/cutting-bed';
import { decimalText, sum } from '@garment-mes/domain/decimal';
import { plannedFabrics } from '@garment-mes/domain/orders';
import type { FabricRollRow, Order, SaveOrderFabricsBody } from '@garment-mes/sdk/mes2';

export type FabricRow = Order['fabrics'][number];
type FabricInput = SaveOrderFabricsBody['rows'][number];
type Fabric = Pick<FabricRow, 'materialId' | 'colorId'>;

type Kept = Pick<FabricRollRow, 'id' | 'materialId' | 'colorId'>;

const isSameFabric = (one: Fabric, other: Fabric): boolean =>
  one.materialId === other.materialId && one.colorId === other.colorId;

/** Whether an order may have a roll, or has it: in stock for nobody, or kept for this order. */
export const isReservable = (
  { status, orderId }: Pick<FabricRollRow, 'status' | 'orderId'>,
  ownOrderId: string,
): boolean =>
  (status === RollStatus.inStock && orderId === null) ||
  (status === RollStatus.reserved && orderId === ownOrderId);

/**
 * The fabrics of an order as they are saved, each with the rolls that stay kept for it.
 *
 * @param reserved every roll kept for the order now: what is left out is free again
 * @param change the rolls one of the fabrics is to have instead
 */
export function reservedRows(
  fabrics: readonly FabricRow[],
  reserved: readonly Kept[],
  change?: { readonly fabric: FabricRow; readonly rollIds: readonly string[] },
): FabricInput[] {
  return fabrics.map((fabric, at) => {
    const { materialId, colorId, fabricPart, planLen } = fabric;
    // A roll says its material and colour, not the part it is for: the first fabric of its kind has it.
    const isFirst = fabrics.findIndex((each) => isSameFabric(each, fabric)) === at;
    const own = reserved.filter((roll) => isSameFabric(roll, fabric)).map(({ id }) => id);
    const tympanIds =
      change !== undefined && isSameFabric(change.fabric, fabric)
        ? change.fabric.id === fabric.id
          ? [...change.rollIds]
          : []
        : isFirst
          ? own
          : [];
    return { materialId, colorId, fabricPart, planLen, tympanIds };
  });
}

/**
 * The same with further rolls for it. Those of a fabric the order has no line of yet bring one along: whether it is
 * a fabric of the order, and in its colours, is the service's to say.
 *
 * @param reserved every roll kept for the order now
 */
export function rowsWith(
  order: Parameters<typeof missingFabrics>[0],
  reserved: readonly Kept[],
  rolls: readonly Kept[],
): FabricInput[] {
  const known = reservedRows(order.fabrics, [...reserved, ...rolls]);
  const billed = missingFabrics(order).rows;
  const others = rolls.filter((roll) => !known.some((row) => isSameFabric(row, roll)));
  const brought = others.filter(
    (roll, at) => others.findIndex((each) => isSameFabric(each, roll)) === at,
  );
  return [
    ...known,
    ...brought.map((roll): FabricInput => {
      const { materialId, colorId } = roll;
      const line = billed.find((row) => isSameFabric(row, roll));
      const tympanIds = others.filter((each) => isSameFabric(each, roll)).map(({ id }) => id);
      return { fabricPart: 1, ...line, materialId, colorId, tympanIds };
    }),
  ];
}

/** Rolls of one dye lot and shade. */
export interface RollGroup {
  readonly key: string;
  readonly dyeLot: string | null;
  readonly shade: string | null;
  readonly rolls: readonly FabricRollRow[];
  /** Metres left on all of them. */
  readonly remainLen: string;
}

/** Rolls by dye lot and shade, shades beside each other. */
export function groupRolls(rolls: readonly FabricRollRow[]): readonly RollGroup[] {
  const groups = new Map<string, FabricRollRow[]>();
  for (const roll of rolls) {
    const key = `${roll.shade ?? ''}/${roll.dyeLot ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), roll]);
  }
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([key, own]) => ({
      key,
      dyeLot: own[0]?.dyeLot ?? null,
      shade: own[0]?.shade ?? null,
      rolls: own,
      remainLen: lengthOf(own),
    }));
}

export const lengthOf = (rolls: readonly Pick<FabricRollRow, 'remainLen'>[]): string =>
  decimalText(sum(rolls.map(({ remainLen }) => remainLen)), 3);

/** Shades among the rolls, each once. */
export const shadesOf = (rolls: readonly Pick<FabricRollRow, 'shade'>[]): readonly string[] => [
  ...new Set(rolls.flatMap(({ shade }) => (shade === null || shade === '' ? [] : [shade]))),
];

/** What a bill asks for that an order has no fabric line of yet. */
interface MissingFabrics {
  readonly rows: readonly FabricInput[];
  /** Materials whose usage is no length and cannot be made one: nothing is planned of them. */
  readonly unmeasured: readonly string[];
}

/** Fabrics the bill and the matched colours ask for, in metres whatever unit the bill counts them in. */
export function missingFabrics({
  bom,
  colors,
  colorSizes,
  colorMatchings,
  fabrics,
}: Pick<Order, 'bom' | 'colors' | 'colorSizes' | 'colorMatchings' | 'fabrics'>): MissingFabrics {
  const own = new Set(fabrics.map(keyOf));
  const wanted = plannedFabrics({
    bom,
    colorIds: colors.map(({ colorId }) => colorId),
    pieces: colorSizes,
    matchings: colorMatchings,
  }).filter((plan) => !own.has(keyOf(plan)));
  return {
    rows: wanted.flatMap(({ materialId, colorId, fabricPart, planLen }) =>
      planLen === undefined
        ? []
        : [{ materialId, colorId, fabricPart, planLen: decimalText(planLen, 3), tympanIds: [] }],
    ),
    unmeasured: [
      ...new Set(
        wanted.flatMap(({ planLen, lines }) =>
          planLen === undefined
            ? lines.flatMap(({ usageMetres, materialName }) => (usageMetres ? [] : [materialName]))
            : [],
        ),
      ),
    ],
  };
}

const keyOf = (fabric: Pick<FabricInput, 'materialId' | 'colorId' | 'fabricPart'>): string =>
  `${fabric.materialId}/${fabric.colorId}/${fabric.fabricPart}`;
