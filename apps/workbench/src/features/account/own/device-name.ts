/** Browsers by what they alone write; those that write the names of others stand first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/OPR\//, 'Opera'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/**
 * What a person calls the device of a session: browser and system.
 * @param userAgent what the browser says of itself
 * @returns the beginning of that where neither is known; `undefined` for nothing
 */
export function deviceName(userAgent: string | null): string | undefined {
  const text = userAgent?.trim() ?? '';
  const names = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(text))?.[1]);
  const known = names.filter((name) => name !== undefined).join(' · ');
  return known || text.slice(0, 40) || undefined;
}
