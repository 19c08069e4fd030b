import { minutesBetween } from '@garment-mes/domain/time';

const FUTURE_MINUTES = 10;
const DAY_MINUTES = 1_440;

export interface EventTime {
  /** `YYYY-MM-DD HH:mm:ss` in the company's zone: the day, the hour and the pace are taken from it. */
  readonly text: string;
  /** The device's clock cannot be right; the server's is used and the scan is marked for review. */
  readonly doubtful: boolean;
}

/** When the work was reported: the device's word, unless it lies ahead of us or is too old. */
export function eventTime(
  deviceDate: string | null | undefined,
  serverTime: string,
  lateScanDays: number,
): EventTime {
  if (!deviceDate) return { text: serverTime, doubtful: false };
  const age = minutesBetween(deviceDate, serverTime);
  const doubtful = age < -FUTURE_MINUTES || age > lateScanDays * DAY_MINUTES;
  return { text: doubtful ? serverTime : deviceDate, doubtful };
}
