import { badItem } from './bad-item.ts';
import { badType } from './bad-type.ts';
import { defectCategory } from './defect-category.ts';

export const defectRecords = [defectCategory, badType, badItem] as const;
