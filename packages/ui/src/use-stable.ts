import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and always runs the newest body. Not for use while rendering. */
export function useStable<Arguments extends readonly unknown[], Result>(
  body: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const newest = useRef(body);
  useLayoutEffect(() => {
    newest.current = body;
  });
  return useCallback((...given) => newest.current(...given), []);
}
