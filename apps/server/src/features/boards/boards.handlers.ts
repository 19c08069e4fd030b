import type { Feature } from '../../operations.ts';
import { cuttingRoomBoard } from './cutting-room.ts';
import { tableBoard } from './table-board.ts';

export const boards: Feature<'getCuttingRoomBoard' | 'getCuttingTableBoard'> = ({ engine }) => ({
  getCuttingRoomBoard: (call) =>
    engine.tenant(call.scope, (tx) => cuttingRoomBoard(tx, call), {
      readOnly: true,
    }),

  getCuttingTableBoard: (call) =>
    engine.tenant(call.scope, (tx) => tableBoard(tx, call), {
      readOnly: true,
    }),
});
