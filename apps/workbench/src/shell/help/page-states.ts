import {
  assignmentMoves,
  bundleMoves,
  checkRecordMoves,
  clothMoves,
  cuttingScheduleMoves,
  deliveryMoves,
  dieMoves,
  feedingMoves,
  type Move,
  machineMoves,
  maintenanceMoves,
  orderMoves,
  orderVersionMoves,
  problemMoves,
  requisitionMoves,
  scheduleMoves,
  siteTaskMoves,
  styleMoves,
  wagePeriodMoves,
  wageRecordMoves,
  warehouseBillMoves,
} from '@garment-mes/domain/states';
import { type EnumLabel, labelsByName } from '@garment-mes/sdk/labels';

type Moves = Readonly<Record<string, Move<number>>>;

/** Ways from state to state, by the enumeration of the documents that has the states. */
export const movesByStates: Readonly<Record<string, Moves>> = {
  BillStatus: warehouseBillMoves.moves,
  BundleStatus: bundleMoves.moves,
  CheckStatus: checkRecordMoves.moves,
  CutPieceDeliveryStatus: deliveryMoves.moves,
  CuttingDieStatus: dieMoves.moves,
  CuttingScheduleStatus: cuttingScheduleMoves.moves,
  DispatchStatus: assignmentMoves.moves,
  FabricLotStatus: clothMoves.moves,
  FeedingSlipStatus: feedingMoves.moves,
  MachineStatus: machineMoves.moves,
  MaintenanceStatus: maintenanceMoves.moves,
  OrderStatus: orderMoves.moves,
  OrderVersionStatus: orderVersionMoves.moves,
  ProblemStatus: problemMoves.moves,
  RequisitionStatus: requisitionMoves.moves,
  ScheduleStatus: scheduleMoves.moves,
  SiteTaskStatus: siteTaskMoves.moves,
  StyleStatus: styleMoves.moves,
  WagePeriodStatus: wagePeriodMoves.moves,
  WageStatus: wageRecordMoves.moves,
};

/** One way out of a state. */
interface Way {
  /** What a person does, as the rules name it. */
  readonly verb: Move<number>['verb'];
  readonly to: EnumLabel;
}

/** A state of a record and what may follow it. */
interface PageState {
  readonly value: string;
  readonly label: EnumLabel;
  readonly ways: readonly Way[];
}

/**
 * The states of a record in the order of the documents, each with the ways that lead on from it.
 * @param name enumeration of the states
 */
export function statesOf(name: string): readonly PageState[] {
  const labels = labelsByName[name] ?? {};
  const moves = Object.values(movesByStates[name] ?? {});
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label,
    ways: waysFrom(moves, Number(value)).flatMap(({ verb, to }) => {
      const next = labels[to];
      return next === undefined ? [] : [{ verb, to: next }];
    }),
  }));
}

/** Ways to another state; two that read the same are one. */
function waysFrom(moves: readonly Move<number>[], status: number): readonly Move<number>[] {
  const found = new Map<string, Move<number>>();
  for (const move of moves)
    if (move.from.includes(status) && move.to !== status)
      found.set(`${move.verb.zh}>${move.to}`, move);
  return [...found.values()];
}
