import { type BedHeadField, bedHead } from '@garment-mes/domain/cutting-bed';
import { fieldNames } from '@garment-mes/domain/fields';
import {
  CreateCuttingBedBodyFields,
  type Field,
  UpdateCuttingBedBodyFields,
} from '@garment-mes/sdk/labels';
import type { CreateCuttingBedBody, UpdateCuttingBedBody } from '@garment-mes/sdk/mes2';

type LineName = 'sizes' | 'panels' | 'colors' | 'rolls' | 'employees';
type CreatedName = Exclude<keyof CreateCuttingBedBody, LineName>;
type UpdatedName = Exclude<keyof UpdateCuttingBedBody, LineName | 'id' | 'version'>;

/** Fields of the head as the documents have them; every one of them is described in `bedHead`, and none besides. */
export type HeadName = CreatedName | UpdatedName;

const documented = { ...CreateCuttingBedBodyFields, ...UpdateCuttingBedBodyFields } as const;

/** What the documents say of them. */
export const headFields: Readonly<Record<HeadName, Field>> = documented;

/** In the order in which they are typed. */
export const headNames: readonly HeadName[] = fieldNames(
  bedHead satisfies Readonly<Record<HeadName, BedHeadField>>,
);

/** Fields whose value is chosen among the numbers of an enumeration; all others are typed as texts. */
export type ChosenName = {
  [Name in HeadName]: (typeof documented)[Name]['kind'] extends 'enum' ? Name : never;
}[HeadName];

/** Fields that name another record. */
export type ReferenceName = {
  [Name in HeadName]: (typeof documented)[Name]['kind'] extends 'id' ? Name : never;
}[HeadName];

export const isCreated = (name: HeadName): name is CreatedName =>
  name in CreateCuttingBedBodyFields;
export const isUpdated = (name: HeadName): name is UpdatedName =>
  name in UpdateCuttingBedBodyFields;
