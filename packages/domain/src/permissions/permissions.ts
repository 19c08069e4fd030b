/** Key of a call: method, circumflex, path with its templates, as `PUT^/mes2/reduce/submit`. */
export const permissionKey = (method: string, path: string): string =>
  `${method.toUpperCase()}^${path}`;

/**
 * Whether a list of keys contains the whole key. The list is the text that `permissionList` writes, or
 * any collection; a key that is the beginning of another one does not grant it.
 */
export const grants = (list: string | Iterable<string>, key: string): boolean => {
  if (typeof list === 'string') return `,${list}`.includes(`,${key},`);
  for (const each of list) if (each === key) return true;
  return false;
};

/** The keys as one text, each followed by a comma, also the last. */
export const permissionList = (keys: Iterable<string>): string =>
  [...keys].map((key) => `${key},`).join('');
