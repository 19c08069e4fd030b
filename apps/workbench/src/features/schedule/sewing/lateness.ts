import { daysBetween } from '@garment-mes/domain/time';
import type { ScheduleBar } from '@garment-mes/sdk/mes2';

type Due = Pick<ScheduleBar, 'endDate' | 'stageEndDate' | 'deliveryDate'>;

/** When the sewing of a bar ends as things stand: by its plan, or later where it is behind. */
export const likelyEnd = ({
  endDate,
  forecastDate,
}: Pick<ScheduleBar, 'endDate' | 'forecastDate'>): string =>
  forecastDate !== null && forecastDate > endDate ? forecastDate : endDate;

/** Days a bar ends after the last day of its sewing, else of its delivery; 0 in time. */
export function daysLate({ endDate, stageEndDate, deliveryDate }: Due): number {
  const due = stageEndDate ?? deliveryDate;
  return due === null ? 0 : Math.max(0, daysBetween(due, endDate.slice(0, 10)));
}
