import { addDays } from '@garment-mes/domain/time';
import type { Tx } from '../../../database/engine.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { Call } from '../../../operations.ts';
import { floorSettings, today } from '../../settings/public.ts';

interface Days {
  readonly workDateFrom: string;
  readonly workDateTo: string;
}

/** Days that a person left open: up to today, and from so many days before. */
export const checkedDays =
  (back: number) =>
  async <Id extends OperationId>(tx: Tx, call: Call<Id>): Promise<Days> => {
    const query = (call.query ?? {}) as Partial<Days>;
    const day = today(call, await floorSettings(tx, call));
    const { workDateTo = laterOf(query.workDateFrom ?? day, day) } = query;
    const { workDateFrom = addDays(workDateTo, -back) } = query;
    return { workDateFrom, workDateTo };
  };

const laterOf = (one: string, other: string): string => (one > other ? one : other);
