import type { Language } from '../refusals/refusal-text.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 360 * DAY;

const UNITS = [
  { seconds: YEAR, zh: '年', en: 'year' },
  { seconds: MONTH, zh: '个月', en: 'month' },
  { seconds: DAY, zh: '天', en: 'day' },
  { seconds: HOUR, zh: '小时', en: 'hour' },
  { seconds: MINUTE, zh: '分钟', en: 'minute' },
] as const;

/** The largest unit that fits, counted down to a whole number; `undefined` for less than a minute. */
function inOneUnit(span: number, language: Language): string | undefined {
  const unit = UNITS.find(({ seconds }) => span >= seconds);
  if (!unit) return undefined;
  const count = Math.floor(span / unit.seconds);
  return language === 'en' ? `${count} ${unit.en}${count === 1 ? '' : 's'}` : `${count}${unit.zh}`;
}

/**
 * How long ago something was, rounded down; months have 30 days and years 360. Less than a minute,
 * and the future, are just now.
 */
export function formatRelative(secondsAgo: number, language: Language = 'zh-CN'): string {
  const span = inOneUnit(secondsAgo, language);
  if (span === undefined) return language === 'en' ? 'just now' : '刚刚';
  return language === 'en' ? `${span} ago` : `${span}前`;
}

/** How long it is until something, by the units of {@link formatRelative}; what is past is formatted by that. */
export function formatUntil(secondsUntil: number, language: Language = 'zh-CN'): string {
  if (secondsUntil < 0) return formatRelative(-secondsUntil, language);
  const span = inOneUnit(secondsUntil, language);
  if (span === undefined) return language === 'en' ? 'right now' : '马上';
  return language === 'en' ? `in ${span}` : `${span}后`;
}
