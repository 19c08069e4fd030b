import type { Field } from '@garment-mes/sdk/labels';

/** Yes or no, typed by a tick. */
export const isSwitch = (field: Field | undefined): boolean => field?.enumName === 'Flag';
