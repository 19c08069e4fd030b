import { weekday, weekLabel } from '@garment-mes/domain/time';
import { t } from '#app/i18n.ts';

const NOON = 12;
const EVENING = 18;

/**
 * How a person is met at this hour.
 * @param now the company's clock, read as UTC, in milliseconds
 */
export function greeting(name: string, now: number): string {
  const hour = new Date(now).getUTCHours();
  if (hour < NOON) return t('早上好，{name}', { name });
  return hour < EVENING ? t('下午好，{name}', { name }) : t('晚上好，{name}', { name });
}

/** A day with its weekday and week: `2024-03-20 星期三 W12`. */
export function dayText(date: string): string {
  const days = [
    t('星期一'),
    t('星期二'),
    t('星期三'),
    t('星期四'),
    t('星期五'),
    t('星期六'),
    t('星期日'),
  ];
  return [date, days[weekday(date) - 1], weekLabel(date)].join(' ');
}
