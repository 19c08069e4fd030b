import { fieldLabel } from '#screens/fields/labels.ts';
import type { DraftEvent } from '../draft/change-draft.ts';
import { headFields } from '../draft/head-names.ts';

type FieldEvent = Extract<DraftEvent, { type: 'field.changed' }>;

/** Label of a field of the bill. */
export const billLabel = (field: string): string => fieldLabel(headFields, field);

/** A field that now says something else. */
export const fieldEvent = (field: FieldEvent['field'], value: string | number): FieldEvent => ({
  type: 'field.changed',
  field,
  value,
});
