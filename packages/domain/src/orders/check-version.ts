import { cutLimit } from '../cutting-bed/cut-limit.ts';
import { type DecimalInput, decimal } from '../decimal.ts';
import { type Issue, issue } from '../refusals/issue.ts';
import { type BilledColors, withoutMainFabric } from './main-fabric.ts';

/** A colour and size before and after a change; a cell that goes has 0 after. */
export interface ChangedCell {
  readonly colorName: string;
  readonly sizeName: string;
  readonly before: number;
  readonly after: number;
  /** Garments of submitted beds. */
  readonly cutNum: number;
  /** Garments the shipments take of it after the change; `undefined` while none is planned. */
  readonly plannedNum?: number | undefined;
}

export interface ChangedProcess {
  readonly processName: string;
  /** Pieces scanned of an operation that would go. */
  readonly scanned: number;
}

export interface OrderChangeFacts {
  readonly cells: readonly ChangedCell[];
  readonly removedProcesses: readonly ChangedProcess[];
  readonly billBefore: BilledColors;
  readonly billAfter: BilledColors;
  readonly toleranceBefore: DecimalInput;
  readonly toleranceAfter: DecimalInput;
  /** Garments of the order and of its shipments; `undefined` while none is planned. */
  readonly orderNum: number;
  readonly shipmentNum?: number | undefined;
  readonly materialDate?: string | null | undefined;
  readonly deliveryDate: string;
}

/**
 * What keeps a change from taking effect: I1, I5, I12, the main fabrics and the dates of I4. More pieces are always
 * allowed, also where more than the new number is cut; fewer only down to what is cut.
 */
export function checkOrderChange(facts: OrderChangeFacts): Issue[] {
  const { orderNum, shipmentNum, materialDate, deliveryDate } = facts;
  return [
    ...facts.cells.flatMap((cell) => belowCut(cell)),
    ...facts.removedProcesses.flatMap(({ processName: process, scanned: num }) =>
      num > 0 ? [issue('processes', 'process-scanned', { process, num })] : [],
    ),
    ...lostFabric(facts),
    ...overTolerance(facts),
    ...(shipmentNum !== undefined && shipmentNum !== orderNum
      ? [issue('shipments', 'order-sum', { shipments: shipmentNum, order: orderNum })]
      : facts.cells.flatMap((cell) => unevenlyPlanned(cell))),
    ...(materialDate && deliveryDate < materialDate
      ? [issue('deliveryDate', 'order-dates', { delivery: deliveryDate, material: materialDate })]
      : []),
  ];
}

const belowCut = ({ colorName: color, sizeName: size, before, after, cutNum: cut }: ChangedCell) =>
  after < before && after < cut
    ? [issue(`matrix.${color}.${size}`, 'order-below-cut', { color, size, num: after, cut })]
    : [];

/** A colour that comes without a main fabric or loses it; one that had none before is not the change's doing. */
function lostFabric({ billBefore, billAfter }: OrderChangeFacts): Issue[] {
  const lacked = new Set(withoutMainFabric(billBefore).map(({ colorId }) => colorId));
  return withoutMainFabric(billAfter)
    .filter(({ colorId }) => !lacked.has(colorId))
    .map(({ colorName: color }) => issue('bom', 'order-fabric-missing', { color }));
}

/** I1 cell by cell, where the totals agree. */
const unevenlyPlanned = (cell: ChangedCell) => {
  const { colorName: color, sizeName: size, after: order, plannedNum: shipments } = cell;
  return shipments !== undefined && shipments !== order
    ? [issue('shipments', 'order-cell-sum', { color, size, shipments, order })]
    : [];
};

/** A lower tolerance may not make what is cut too much. */
function overTolerance({ cells, toleranceBefore, toleranceAfter }: OrderChangeFacts): Issue[] {
  if (decimal(toleranceAfter).gte(decimal(toleranceBefore))) return [];
  return cells.flatMap(({ colorName: color, sizeName: size, after, cutNum: cut }) => {
    const limit = cutLimit(after, toleranceAfter);
    return after > 0 && cut > limit
      ? [
          issue(`matrix.${color}.${size}`, 'over-cut', {
            color,
            size,
            cut,
            bed: 0,
            total: cut,
            limit,
          }),
        ]
      : [];
  });
}
