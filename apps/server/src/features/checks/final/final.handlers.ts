import type { Feature } from '../../../operations.ts';
import { checkDetail } from '../check-detail.ts';
import { requestConcession } from './concession.ts';
import { confirmInspection } from './confirm-inspection.ts';
import { noteFinding } from './customer-finding.ts';

/** What happens to a lot after its inspection was submitted. */
export const finalInspections: Feature<
  'confirmInspection' | 'requestConcession' | 'createCustomerFinding'
> = (services) => ({
  confirmInspection: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await confirmInspection(services, tx, call, call.body);
      return checkDetail(services, tx, call, call.body.id);
    }),

  requestConcession: (call) =>
    services.engine.tenant(call.scope, (tx) => requestConcession(services, tx, call, call.body)),

  createCustomerFinding: (call) =>
    services.engine.tenant(call.scope, (tx) => noteFinding(services, tx, call, call.body)),
});
