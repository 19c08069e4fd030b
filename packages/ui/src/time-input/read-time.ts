const two = (part: string): string => part.padStart(2, '0');

/**
 * Reads a time of day as people type it: `8`, `830`, `8:30`, `8点30分`, `08:30:15`, full-width too.
 * @returns `HH:mm`, `HH:mm:ss` with seconds, `''` for nothing, `undefined` for no such time
 */
export function readTime(text: string, withSeconds: boolean): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[点时分]/g, ':')
    .replace(/秒/g, '')
    .replace(/[:\s]+$/, '')
    .trim();
  if (plain === '') return '';
  const apart = /^(\d{1,2})(?::(\d{1,2}))?(?::(\d{1,2}))?$/.exec(plain);
  const [, hour = '', minute = '0', second = '0'] =
    apart ?? /^(\d{1,2})(\d{2})(\d{2})?$/.exec(plain) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return undefined;
  const short = `${two(hour)}:${two(minute)}`;
  return withSeconds ? `${short}:${two(second)}` : short;
}
