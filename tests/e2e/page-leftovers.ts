import type { CDPSession, Page } from 'playwright';

declare global {
  interface Window {
    /** Timers, sockets and workers that were started and not ended. */
    underWay: { timers: Set<number>; sockets: Set<WebSocket>; workers: Set<Worker> };
  }
}

/** Has a page count what it starts and ends, from before its first script. */
export async function watchStarts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const sockets = new Set<WebSocket>();
    const workers = new Set<Worker>();
    window.underWay = { timers, sockets, workers };

    const { setTimeout: later, setInterval: again } = window;
    Object.assign(window, {
      setTimeout(run: (...given: unknown[]) => void, ms: number, ...given: unknown[]) {
        const id: number = later(() => {
          timers.delete(id);
          run(...given);
        }, ms);
        timers.add(id);
        return id;
      },
      setInterval(run: () => void, ms: number) {
        const id = again(run, ms);
        timers.add(id);
        return id;
      },
    });
    for (const name of ['clearTimeout', 'clearInterval'] as const) {
      const clear = window[name];
      Object.assign(window, {
        [name](id: number) {
          timers.delete(id);
          clear(id);
        },
      });
    }
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
      constructor(address: string | URL) {
        super(address);
        sockets.add(this);
        this.addEventListener('close', () => sockets.delete(this));
      }
    };
    const Started = window.Worker;
    window.Worker = class extends Started {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        workers.add(this);
      }
      override terminate() {
        workers.delete(this);
        super.terminate();
      }
    };
  });
}

/** Timers, listeners, elements and memory of a page, the garbage collected. */
export interface Holdings {
  readonly timers: number;
  readonly sockets: number;
  readonly workers: number;
  /** Listeners of window, document, body and head. */
  readonly listeners: number;
  /** Elements of the document. */
  readonly elements: number;
  readonly styles: number;
  readonly documents: number;
  readonly heapKib: number;
}

async function listenersOf(devtools: CDPSession, expression: string): Promise<number> {
  const { result } = await devtools.send('Runtime.evaluate', { expression });
  if (result.objectId === undefined) return 0;
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId,
  });
  await devtools.send('Runtime.releaseObject', { objectId: result.objectId });
  return listeners.length;
}

/** Counts them in a page. */
export async function holdingsOf(page: Page, devtools: CDPSession): Promise<Holdings> {
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const counted = await page.evaluate(() => ({
    timers: window.underWay.timers.size,
    sockets: window.underWay.sockets.size,
    workers: window.underWay.workers.size,
    elements: document.querySelectorAll('*').length,
    styles: document.querySelectorAll('style, link').length + document.adoptedStyleSheets.length,
  }));
  let listeners = 0;
  for (const target of ['window', 'document', 'document.body', 'document.documentElement'])
    listeners += await listenersOf(devtools, target);
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { documents } = await devtools.send('Memory.getDOMCounters');
  return { ...counted, listeners, documents, heapKib: usedSize / 1024 };
}
