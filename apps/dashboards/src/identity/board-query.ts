const KEY = 'board_query';

/**
 * What the address of this screen asks for. The way over the sign-in page drops a query, so the last
 * one is kept for this browser tab and put back.
 */
export function boardQuery(): URLSearchParams {
  const query = new URLSearchParams(location.search);
  if (query.has('oauth_code') || query.has('error')) return new URLSearchParams(kept());
  keep(location.search);
  return query;
}

/** Shows the kept query in the address again. */
export const restoreQuery = (): void =>
  history.replaceState(history.state, '', location.pathname + kept());

const kept = (): string => sessionStorage.getItem(KEY) ?? '';
const keep = (search: string): void => sessionStorage.setItem(KEY, search);
