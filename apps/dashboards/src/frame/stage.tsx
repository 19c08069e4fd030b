import {
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useBeat } from './heartbeat.ts';
import styles from './stage.module.css';
import { type Place, pixelShift, placesIn } from './stage.ts';
import { pageAt } from './use-pages.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const windowSize = (): string => `${window.innerWidth}x${window.innerHeight}`;

/** Places of the boards in this window. */
export function usePlaces(): readonly Place[] {
  const [width = 0, height = 0] = useSyncExternalStore(subscribe, windowSize)
    .split('x')
    .map(Number);
  return placesIn({ width, height });
}

const StagePlaceContext = createContext<Place | undefined>(undefined);

export const StagePlaceProvider = StagePlaceContext.Provider;

interface StageProps {
  readonly head: ReactNode;
  /** A line passes under the head; the board makes room for it. */
  readonly hasLine: boolean;
  /** What lies over the board and stays where it is while a stack is turned page by page. */
  readonly over: ReactNode;
  readonly children: ReactNode;
}

/** The 1920 by 1080 ground of a board: `--u` is one stage pixel in this window. */
export function Stage({ head, hasLine, over, children }: StageProps) {
  const here = use(StagePlaceContext);
  const [all] = usePlaces();
  const place = here ?? all;
  const now = useBeat();
  const [x, y] = pixelShift(now);
  const sheet = useRef<HTMLDivElement>(null);
  const since = useRef(now);
  const isStack = place?.shape === 'stack';

  // A stack that is taller than the screen shows its parts page by page.
  useEffect(() => {
    const element = sheet.current;
    if (!isStack || element === null) return;
    const page = pageAt(now - since.current, element.scrollHeight, element.clientHeight);
    element.scrollTo({ top: page * element.clientHeight });
  }, [isStack, now]);

  return (
    <main
      className={styles.stage}
      data-shape={place?.shape}
      data-line={hasLine || undefined}
      style={
        {
          '--u': `${place?.unit ?? 1}px`,
          '--place-width': `${place?.width ?? 0}px`,
          translate: `${x}px ${y}px`,
        } as CSSProperties
      }
    >
      <div ref={sheet} className={styles.sheet}>
        {head}
        <div className={styles.grid}>{children}</div>
      </div>
      {over}
    </main>
  );
}
