import type { UpdateStyleBodyFields } from '@garment-mes/sdk/labels';
import type { ReactNode } from 'react';
import type { HeadName } from '../style-draft.ts';

/** Fields that name another record. */
type ReferenceName = {
  [Name in HeadName]: (typeof UpdateStyleBodyFields)[Name]['kind'] extends 'id' ? Name : never;
}[HeadName];

/**
 * Controls that the kind of a field does not give. A reference that the document gains does not compile until it has
 * one here.
 */
export type OwnControls = Readonly<
  Record<
    | ReferenceName
    | ('styleNo' | 'styleName' | 'standardHeadcount' | 'gender')
    | ('techPackUrl' | 'remark' | 'images' | 'imageUrl'),
    () => ReactNode
  >
>;
