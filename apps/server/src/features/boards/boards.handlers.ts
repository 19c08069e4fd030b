import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call, Feature } from '../../operations.ts';
import { cuttingRoomBoard } from './cutting-room.ts';
import { outputValueBoard } from './output-value.ts';
import { finishingCheckBoard } from './quality/finishing-check.ts';
import { topDefectsBoard } from './quality/top-defects.ts';
import { tableBoard } from './table-board.ts';

type Ids =
  | 'getCuttingRoomBoard'
  | 'getCuttingTableBoard'
  | 'getOutputValueBoard'
  | 'getTopDefectsBoard'
  | 'getFinishingCheckBoard';

export const boards: Feature<Ids> = ({ engine }) => {
  const reading =
    <Id extends Ids>(board: (tx: Tx, call: Call<Id>) => Promise<DataOf<Id>>) =>
    (call: Call<Id>) =>
      engine.tenant(call.scope, (tx) => board(tx, call), { readOnly: true });
  return {
    getCuttingRoomBoard: reading(cuttingRoomBoard),
    getCuttingTableBoard: reading(tableBoard),
    getOutputValueBoard: reading(outputValueBoard),
    getTopDefectsBoard: reading(topDefectsBoard),
    getFinishingCheckBoard: reading(finishingCheckBoard),
  };
};
