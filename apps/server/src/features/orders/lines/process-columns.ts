import { fieldNames, type LineField } from '@garment-mes/domain/fields';
import { orderProcess } from '@garment-mes/domain/orders';
import type { BodyOf } from '../../../generated/operations.ts';

type Line = BodyOf<'replaceOrderProcesses'>['rows'][number];

/**
 * Fields of an operation that are columns like any other: its rate has pages and rights of its own, and what it is in the
 * library is settled when it comes in.
 */
export const processNames = fieldNames(
  orderProcess satisfies Readonly<Record<Exclude<keyof Line, 'id'>, LineField>>,
).filter((name) => name !== 'price' && name !== 'processId');
