import { QueryClient } from '@tanstack/react-query';

/** An answer older than this is asked for again when its page is shown, in milliseconds. */
const STALE_MS = 60_000;

/** The cache of one workbench. Calls are repeated by the SDK, never by the cache. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
