import { useEffect, useRef } from 'react';
import { useBeat, useWall } from '../frame/heartbeat.ts';
import { useLink } from '../frame/link.ts';
import { buildOnServer, isReloadTime, LOOK_EVERY_MS } from './upkeep.ts';

/** Reloads the page once a night, and when the server has another build. Never into a dead server. */
export function useUpkeep(shiftSegments: string): void {
  const now = useBeat();
  const wall = useWall();
  const openedAt = useRef(wall);
  const lookedAt = useRef(Number.NEGATIVE_INFINITY);
  const build = useRef<string>(undefined);
  const { isUp } = useLink();

  // A server that was away may have come back as another build.
  useEffect(() => {
    if (isUp) lookedAt.current = Number.NEGATIVE_INFINITY;
  }, [isUp]);

  useEffect(() => {
    const isNight = isReloadTime(wall, openedAt.current, shiftSegments);
    if (!isNight && now - lookedAt.current < LOOK_EVERY_MS) return;
    lookedAt.current = now;
    buildOnServer(location.pathname).then((found) => {
      if (found === undefined) return;
      if (isNight || (build.current !== undefined && build.current !== found)) location.reload();
      build.current = found;
    });
  }, [now, wall, shiftSegments]);
}
