import type { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import type { ReactNode } from 'react';
import type { TypedName } from './order-entry.ts';

type Labels = typeof CreateOrderBodyFields;

/** Fields that name another record, of which the document does not say the list. */
type UnnamedReference = {
  [Name in TypedName]: Labels[Name] extends { readonly reference: string }
    ? never
    : Labels[Name]['kind'] extends 'id'
      ? Name
      : never;
}[TypedName];

/**
 * Controls that the kind of a field does not give, or that change more than their field. An id that the document gains
 * has its `x-reference` there, or it does not compile until it has a control here.
 */
export type OwnControls = Readonly<
  Record<UnnamedReference | 'orderNo' | 'customerId' | 'styleId' | 'imageUrl', () => ReactNode>
>;
