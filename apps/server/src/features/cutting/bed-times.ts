import { DomainError } from '@garment-mes/domain/refusals';
import { UpdateCuttingBedBodyFields } from '@garment-mes/sdk/labels';
import { givenColumns } from '../../records/given-columns.ts';
import { type BedTimes, timeNames } from '../beds/public.ts';

/** Pairs that follow each other in time. */
const ORDER = [
  ['spreadStartDate', 'spreadEndDate'],
  ['spreadStartDate', 'cutStartDate'],
  ['cutStartDate', 'cutEndDate'],
] as const;

const titleOf = (name: keyof BedTimes): string => UpdateCuttingBedBodyFields[name].zh;

/**
 * The times that were typed, to be written; those left out are not touched.
 *
 * @param before the times as they are kept
 * @param now the company's clock: nothing was cut in the future
 * @throws {DomainError} `dates-reversed`
 */
export function typedTimes(
  typed: BedTimes,
  before: BedTimes,
  now: string,
): Readonly<Record<string, unknown>> {
  const given = givenColumns(typed, timeNames);
  const times: BedTimes = { ...before, ...given };
  for (const [from, to] of ORDER) {
    if (!(from in given || to in given)) continue;
    const [earlier, later] = [times[from], times[to]];
    if (earlier && later && later < earlier) {
      throw new DomainError('dates-reversed', { from: titleOf(from), to: titleOf(to) });
    }
  }
  if (typed.cutEndDate && typed.cutEndDate > now) {
    throw new DomainError('dates-reversed', { from: titleOf('cutEndDate'), to: '现在' });
  }
  return given;
}
