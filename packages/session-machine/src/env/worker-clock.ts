import type { Clock } from './ports.ts';

const PROGRAM = `const t={};onmessage=({data:[i,m]})=>{m<0?(clearTimeout(t[i]),delete t[i]):t[i]=setTimeout(()=>{delete t[i];postMessage(i)},m)}`;

/**
 * Timers that run in a worker, so that a hidden page keeps its 25 s rhythm where browsers slow the
 * page's own timers to one a minute. Needs `worker-src blob:` in the content security policy;
 * where workers are refused the page's timers are used.
 */
export function workerClock(): Clock & { close(): void } {
  const waiting = new Map<number, { readonly run: () => void; readonly dueAt: number }>();
  let worker: Worker | undefined;
  let next = 0;
  const fire = (id: number) => {
    const timer = waiting.get(id);
    waiting.delete(id);
    timer?.run();
  };
  try {
    const address = URL.createObjectURL(new Blob([PROGRAM], { type: 'text/javascript' }));
    worker = new Worker(address);
    URL.revokeObjectURL(address);
    worker.onmessage = ({ data }: MessageEvent<number>) => fire(data);
    // A policy refuses the worker later, by an event: what waits moves to the page's timers.
    worker.onerror = () => {
      worker = undefined;
      for (const [id, { dueAt }] of waiting) setTimeout(fire, dueAt - performance.now(), id);
    };
  } catch {
    worker = undefined;
  }
  return {
    setTimeout(run, ms) {
      const id = ++next;
      waiting.set(id, { run, dueAt: performance.now() + ms });
      if (worker) worker.postMessage([id, ms]);
      else setTimeout(fire, ms, id);
      return id;
    },
    clearTimeout(id) {
      waiting.delete(id as number);
      worker?.postMessage([id, -1]);
    },
    close() {
      waiting.clear();
      worker?.terminate();
    },
  };
}
