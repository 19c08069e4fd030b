import type { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import type { ReactNode } from 'react';
import type { TypedName } from './order-entry.ts';

/** Fields that name another record. */
type ReferenceName = {
  [Name in TypedName]: (typeof CreateOrderBodyFields)[Name]['kind'] extends 'id' ? Name : never;
}[TypedName];

/**
 * Controls that the kind of a field does not give. A reference that the document gains does not compile until it has
 * one here.
 */
export type OwnControls = Readonly<Record<ReferenceName | 'orderNo' | 'imageUrl', () => ReactNode>>;
