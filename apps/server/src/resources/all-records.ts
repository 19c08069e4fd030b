import { basicRecords } from '../features/basics/basics.records.ts';
import { curveRecords } from '../features/curves/curves.records.ts';
import { defectRecords } from '../features/defects/defects.records.ts';
import { lineRecords } from '../features/line-settings/line-settings.records.ts';
import { productionRecords } from '../features/production-basics/production-basics.records.ts';
import { splitRule } from '../features/split-rules/split-rule.ts';
import type { AnyResource } from './resource.ts';

/** Every plain record of the product; the tests go through all of them. */
export const allRecords = [
  ...basicRecords,
  ...productionRecords,
  ...lineRecords,
  ...defectRecords,
  ...curveRecords,
  splitRule,
] as unknown as readonly AnyResource[];
