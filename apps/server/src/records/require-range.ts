import { DomainError } from '@garment-mes/domain/refusals';
import { daysBetween } from '@garment-mes/domain/time';

/**
 * Refuses a range of dates that is reversed or spans more days than a call may ask for.
 *
 * @throws {DomainError} `dates-reversed` or `range-too-long`
 */
export function requireRange(from: string, to: string, max: number): void {
  if (to < from) throw new DomainError('dates-reversed', { to: '结束日期', from: '开始日期' });
  if (daysBetween(from, to) >= max) throw new DomainError('range-too-long', { max });
}
