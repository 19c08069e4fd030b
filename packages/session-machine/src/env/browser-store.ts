import { cookieDomain } from './cookie-domain.ts';
import { COOKIE_KEYS, clean, LOCAL_KEYS, type Store, TAB_KEYS } from './ports.ts';

/** Cookies last one day. */
export const COOKIE_SECONDS = 86_400;
/** Browsers drop a cookie above 4,096 bytes silently; longer lists go to local storage. */
export const MAX_COOKIE_BYTES = 3_800;
/** Written and read back to see whether a place keeps anything. */
const PROBE = 'session_probe';

export interface BrowserStoreOptions {
  /** Two-part domains under which all hosts share the sign-in. Default: none, host-only cookies. */
  readonly productDomains?: readonly string[] | undefined;
  /** Further local storage keys of the product, by prefix; cleared at sign-out. */
  readonly ownedPrefixes?: readonly string[] | undefined;
}

const has = (list: readonly string[], key: string) => list.includes(key);

/** Cookies, local storage and session storage of this page; memory where they are blocked. */
export function browserStore(options: BrowserStoreOptions = {}): Store {
  const memory = new Map<string, string>();
  const domain = cookieDomain(location.hostname, options.productDomains ?? []);

  // Reading `localStorage` itself throws where storage is blocked.
  const guarded = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  const area = (key: string) => (has(TAB_KEYS, key) ? sessionStorage : localStorage);

  const readCookie = (key: string) => {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${key}=`));
    return pair && decodeURIComponent(pair.slice(key.length + 1));
  };
  const writeCookie = (key: string, value: string, seconds: number, scope = domain) => {
    const parts = [`${key}=${value}`, 'path=/', 'SameSite=Lax', `max-age=${seconds}`];
    if (scope) parts.push(`domain=${scope}`);
    if (location.protocol === 'https:') parts.push('Secure');
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is asynchronous; commits must not be
    document.cookie = parts.join('; ');
  };
  // A cookie of the host alone would hide the one of the domain.
  const dropHostCookie = (key: string) => {
    if (domain) writeCookie(key, '', 0, '');
  };
  const dropCookie = (key: string) => {
    dropHostCookie(key);
    writeCookie(key, '', 0);
  };

  const store: Store = {
    get(key) {
      const cookie = has(COOKIE_KEYS, key) ? guarded(() => readCookie(key)) : undefined;
      return clean(memory.get(key) || cookie || guarded(() => area(key).getItem(key)));
    },
    set(key, value) {
      // The cookie is overwritten, never removed first: another tab may be reading it.
      const encoded = encodeURIComponent(value);
      const fits = has(COOKIE_KEYS, key) && encoded.length <= MAX_COOKIE_BYTES;
      if (fits)
        guarded(() => {
          dropHostCookie(key);
          writeCookie(key, encoded, COOKIE_SECONDS);
        });
      else if (has(COOKIE_KEYS, key)) guarded(() => dropCookie(key));
      const stored = fits
        ? guarded(() => readCookie(key)) === value
        : guarded(() => {
            area(key).setItem(key, value);
            return true;
          });
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      if (has(COOKIE_KEYS, key)) guarded(() => dropCookie(key));
      guarded(() => area(key).removeItem(key));
    },
    lasts() {
      const kept = (write: () => void, read: () => unknown, remove: () => void) =>
        guarded(() => {
          write();
          const came = read() === '1';
          remove();
          return came;
        }) === true;
      return (
        kept(
          () => writeCookie(PROBE, '1', 60),
          () => readCookie(PROBE),
          () => writeCookie(PROBE, '', 0),
        ) &&
        kept(
          () => sessionStorage.setItem(PROBE, '1'),
          () => sessionStorage.getItem(PROBE),
          () => sessionStorage.removeItem(PROBE),
        )
      );
    },
    clear() {
      for (const key of [...COOKIE_KEYS, ...LOCAL_KEYS]) store.remove(key);
      guarded(() => {
        for (const key of Object.keys(localStorage))
          if (options.ownedPrefixes?.some((prefix) => key.startsWith(prefix)))
            localStorage.removeItem(key);
      });
    },
  };
  return store;
}
