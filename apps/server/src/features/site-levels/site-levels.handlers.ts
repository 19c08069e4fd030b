import type { Services } from '../../operations.ts';
import { recordHandlers } from '../../resources/record-handlers.ts';
import { fileLevel } from './file-level.ts';

/** Groups of inspection archives. */
export const siteLevels = (services: Services) => recordHandlers(services, fileLevel);
