import type { Services } from '../../operations.ts';
import { handlersOf } from '../../resources/handlers-of.ts';
import { basicRecords } from './basics.records.ts';

/** Basic data: lists and forms of plain records. */
export const basics = (services: Services) => handlersOf(services, basicRecords);
