import { useEffect, useState } from 'react';
import { useWorkbench } from '#app/workbench-context.ts';

const TICK_MS = 1_000;

/** The company's clock, a second at a time, while the page is shown. */
export function useClock(): number {
  const { now } = useWorkbench();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const clock = setInterval(() => setTime(now()), TICK_MS);
    return () => clearInterval(clock);
  }, [now]);
  return time;
}
