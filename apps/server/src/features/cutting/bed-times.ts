import { DomainError } from '@garment-mes/domain';
import type { BedTimes } from '../beds/public.ts';

const NAMES = {
  spreadStartDate: '铺布开始',
  spreadEndDate: '铺布结束',
  cutStartDate: '裁剪开始',
  cutEndDate: '裁剪结束',
} as const;

/** Pairs that follow each other in time. */
const ORDER = [
  ['spreadStartDate', 'spreadEndDate'],
  ['spreadStartDate', 'cutStartDate'],
  ['cutStartDate', 'cutEndDate'],
] as const;

/**
 * The times that were typed, to be written; those left out are not touched.
 *
 * @param now the company's clock: nothing was cut in the future
 * @throws {DomainError} `dates-reversed`
 */
export function typedTimes(times: BedTimes, now: string): BedTimes {
  for (const [from, to] of ORDER) {
    const [earlier, later] = [times[from], times[to]];
    if (earlier && later && later < earlier) {
      throw new DomainError('dates-reversed', { from: NAMES[from], to: NAMES[to] });
    }
  }
  if (times.cutEndDate && times.cutEndDate > now) {
    throw new DomainError('dates-reversed', { from: NAMES.cutEndDate, to: '现在' });
  }
  const { spreadStartDate, spreadEndDate, cutStartDate, cutEndDate } = times;
  const typed = { spreadStartDate, spreadEndDate, cutStartDate, cutEndDate };
  return Object.fromEntries(Object.entries(typed).filter(([, time]) => time !== undefined));
}
