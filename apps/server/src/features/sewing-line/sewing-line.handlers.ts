import type { Feature } from '../../operations.ts';
import { lineLive } from './line-live.ts';

/** The terminal at the end of a sewing line. */
export const sewingLine: Feature<'getSewingLineLive'> = (services) => ({
  getSewingLineLive: (call) =>
    services.engine.tenant(call.scope, (tx) => lineLive(services, tx, call), { readOnly: true }),
});
