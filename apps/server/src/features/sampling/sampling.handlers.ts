import type { Feature } from '../../operations.ts';
import { aqlState } from './aql-state.ts';
import { lotBasis, planOf } from './lot-plan.ts';

/** How many garments of a lot are looked at, and what refuses it. */
export const sampling: Feature<'getAqlPlan' | 'getAqlState'> = (services) => ({
  getAqlPlan: ({ scope, companyId, query }) =>
    services.engine.tenant(
      scope,
      async (tx) => {
        const basis = await lotBasis(tx, companyId, query);
        const { mode } = await aqlState(tx, companyId, basis);
        return planOf(basis, query.lotNum, mode).answer;
      },
      { readOnly: true },
    ),

  getAqlState: ({ scope, companyId, query }) =>
    services.engine.tenant(scope, (tx) => aqlState(tx, companyId, query), {
      readOnly: true,
    }),
});
