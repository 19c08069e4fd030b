import { customerEfficiency } from './customer-efficiency.ts';
import { efficiencySet } from './efficiency-set.ts';

export const curveRecords = [efficiencySet, customerEfficiency] as const;
