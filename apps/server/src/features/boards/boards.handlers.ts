import type { Feature } from '../../operations.ts';
import { cuttingRoomBoard } from './cutting-room.ts';

export const boards: Feature<'getCuttingRoomBoard'> = ({ engine }) => ({
  getCuttingRoomBoard: (call) =>
    engine.tenant(call.scope, (tx) => cuttingRoomBoard(tx, call), {
      readOnly: true,
    }),
});
