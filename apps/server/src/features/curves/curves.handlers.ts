import type { Services } from '../../operations.ts';
import { handlersOf } from '../../resources/handlers-of.ts';
import { curveRecords } from './curves.records.ts';

/** How fast lines learn, and how much slower a customer makes them. */
export const curves = (services: Services) => handlersOf(services, curveRecords);
