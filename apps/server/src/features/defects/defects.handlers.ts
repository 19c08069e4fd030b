import type { Services } from '../../operations.ts';
import { handlersOf } from '../../resources/handlers-of.ts';
import { defectLibrary } from './defect-library.handlers.ts';
import { defectRecords } from './defects.records.ts';

/** The library of defects: categories, types, items. */
export const defects = (services: Services) => ({
  ...handlersOf(services, defectRecords),
  ...defectLibrary(services),
});
