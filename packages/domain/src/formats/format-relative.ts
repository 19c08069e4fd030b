import type { Language } from '../refusals/refusal-text.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 360 * DAY;

const UNITS = [
  { seconds: YEAR, zh: '年前', en: 'year' },
  { seconds: MONTH, zh: '个月前', en: 'month' },
  { seconds: DAY, zh: '天前', en: 'day' },
  { seconds: HOUR, zh: '小时前', en: 'hour' },
  { seconds: MINUTE, zh: '分钟前', en: 'minute' },
] as const;

/**
 * How long ago something was, rounded down; months have 30 days and years 360. Less than a minute,
 * and the future, are just now.
 */
export function formatRelative(secondsAgo: number, language: Language = 'zh-CN'): string {
  const unit = UNITS.find(({ seconds }) => secondsAgo >= seconds);
  if (!unit) return language === 'en' ? 'just now' : '刚刚';
  const count = Math.floor(secondsAgo / unit.seconds);
  if (language === 'en') return `${count} ${unit.en}${count === 1 ? '' : 's'} ago`;
  return `${count}${unit.zh}`;
}
