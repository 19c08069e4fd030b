import type { Services } from '../../operations.ts';
import { handlersOf } from '../../resources/handlers-of.ts';
import { linePriorities } from './line-priorities.handlers.ts';
import { lineRecords } from './line-settings.records.ts';
import { problemTrial } from './try-problem.handlers.ts';

/** What lines call out, what boards say, what colours mean. */
export const lineSettings = (services: Services) => ({
  ...handlersOf(services, lineRecords),
  ...linePriorities(services),
  ...problemTrial(services),
});
