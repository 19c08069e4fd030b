import type { Feature } from '../../operations.ts';
import { cuttingRoomBoard } from './cutting-room.ts';

export const boards: Feature<'getCuttingRoomBoard'> = (services) => ({
  getCuttingRoomBoard: (call) =>
    services.engine.tenant(call.scope, (tx) => cuttingRoomBoard(services, tx, call), {
      readOnly: true,
    }),
});
