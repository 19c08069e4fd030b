/** Our statements end within milliseconds: compiling one costs hundreds of times what it saves. */
const SETTINGS = '-c jit=off';

/**
 * The address of a database with the settings of this product's sessions. What the address sets itself holds: it
 * comes behind them.
 */
export function sessionAddress(url: string): string {
  const settings = encodeURIComponent(`${SETTINGS} `);
  if (/[?&]options=/.test(url)) return url.replace(/([?&]options=)/, `$1${settings}`);
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(SETTINGS)}`;
}
