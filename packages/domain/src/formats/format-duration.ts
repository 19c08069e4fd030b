import type { Language } from '../refusals/refusal-text.ts';

const UNITS = [
  { seconds: 86_400, zh: '天', en: 'd' },
  { seconds: 3_600, zh: '小时', en: 'h' },
  { seconds: 60, zh: '分钟', en: 'min' },
  { seconds: 1, zh: '秒', en: 's' },
] as const;

/** Writes whole seconds in their units, those that are zero left out: 93784 → 1天2小时3分钟4秒. */
export function formatDuration(seconds: number, language: Language = 'zh-CN'): string {
  let rest = Math.max(0, Math.floor(seconds));
  const parts = UNITS.flatMap((unit) => {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    if (count === 0) return [];
    return [language === 'en' ? `${count} ${unit.en}` : `${count}${unit.zh}`];
  });
  if (parts.length === 0) return language === 'en' ? '0 s' : '0秒';
  return parts.join(language === 'en' ? ' ' : '');
}
