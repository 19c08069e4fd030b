import type { Feature } from '../../operations.ts';
import { patrolAsked, requirePatrol } from './due-patrol.ts';
import { createPatrol, updatePatrol } from './save-patrol.ts';

/** Rounds that inspectors walk along a line. */
export const patrols: Feature<'getPatrol' | 'createPatrol' | 'updatePatrol'> = (services) => ({
  getPatrol: (call) =>
    services.engine.tenant(call.scope, (tx) => patrolAsked(services, tx, call, call.query ?? {}), {
      readOnly: true,
    }),

  createPatrol: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      requirePatrol(tx, call, await createPatrol(services, tx, call, call.body)),
    ),

  updatePatrol: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await updatePatrol(services, tx, call, call.body);
      return requirePatrol(tx, call, call.body.id);
    }),
});
