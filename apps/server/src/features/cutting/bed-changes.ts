import { CuttingBedFields } from '@garment-mes/sdk/labels';
import type { DataOf } from '../../generated/operations.ts';
import {
  type Area,
  type RecordChange,
  recordChanges,
  titled,
} from '../../records/record-changes.ts';
import { loggedNames } from '../beds/public.ts';

/** The head of a bed as it is read. */
export type ReadHead = Pick<
  DataOf<'getCuttingBed'>,
  (typeof loggedNames)[number] | 'plies' | 'cutNum'
>;

const HEAD: Area<ReadHead> = {
  area: 'head',
  title: { zh: '基本', en: 'General' },
  lines: (bed) => [
    {
      ...{ key: 'head', label: '', summary: '' },
      fields: titled(CuttingBedFields, bed, [...loggedNames, 'plies', 'cutNum']),
    },
  ],
};

/** What a save changed in the head of a bed; numbers are compared as numbers, `5.2` is `5.200`. */
export const bedChanges = (before: ReadHead, after: ReadHead): RecordChange[] =>
  recordChanges([HEAD], before, after);
