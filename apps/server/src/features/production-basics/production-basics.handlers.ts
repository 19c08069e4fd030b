import type { Services } from '../../operations.ts';
import { handlersOf } from '../../resources/handlers-of.ts';
import { boardFigures } from './board-figures/board-items.handlers.ts';
import { manpower } from './manpower.handlers.ts';
import { productionRecords } from './production-basics.records.ts';
import { subcontractPerformance } from './subcontract-performance.ts';
import { treeDicts } from './tree-dict.handlers.ts';

/** What production lets a person choose from. */
export const productionBasics = (services: Services) => ({
  ...handlersOf(services, productionRecords),
  ...treeDicts(services),
  ...boardFigures(services),
  ...manpower(services),
  ...subcontractPerformance(services),
});
