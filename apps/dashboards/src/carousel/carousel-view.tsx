import { Suspense, useEffect, useReducer, useRef } from 'react';
import { useBeat } from '../frame/heartbeat.ts';
import type { Place } from '../frame/stage.ts';
import { StagePlaceProvider } from '../frame/stage.tsx';
import { routes } from '../routes.ts';
import { carousel, firstTurn, progress, type Turn } from './carousel.ts';
import { onCarouselKey } from './carousel-keys.ts';
import { CarouselStateProvider } from './carousel-state.tsx';
import styles from './carousel-view.module.css';
import { type Slide, turnsOf } from './slides.ts';

interface CarouselViewProps {
  /** Never empty. */
  slides: readonly Slide[];
  /** Places of the boards in the window; two where it is wide enough. */
  places: readonly Place[];
}

const keyOf = (slides: readonly Slide[]): string =>
  slides.map(({ path, factoryId }) => `${path} ${factoryId ?? ''}`).join(' | ');

/** Milliseconds that pass whatever the time is: the server's time is known only after its first answer. */
const elapsed = (): number => performance.now();

/** Plays the slides: the next one loads behind the shown one and comes on when its data is there. */
export function CarouselView({ slides, places }: CarouselViewProps) {
  const beat = useBeat();
  const groups = turnsOf(slides, places.length);
  const turns: Turn[] = groups.map((group) => ({
    key: keyOf(group),
    seconds: Math.max(...group.map(({ seconds }) => seconds)),
  }));
  const [state, send] = useReducer(carousel, firstTurn(turns[0]?.key ?? '', elapsed()));
  const latest = useRef(turns);
  latest.current = turns;

  useEffect(() => send({ type: 'beat', now: elapsed(), turns: latest.current }), [beat]);
  useEffect(
    () => onCarouselKey((event) => send({ now: elapsed(), turns: latest.current, ...event })),
    [],
  );

  const shown = turns.find(({ key }) => key === state.shown);
  const layers = [state.leaving, state.shown, state.next].filter((key) => key !== undefined);
  const playing = {
    paused: state.pausedAt !== undefined || state.left,
    onlyTurn: turns.length < 2,
  };
  return (
    <CarouselStateProvider value={playing}>
      {layers.map((key) => (
        <div
          key={key}
          className={styles.layer}
          data-layer={key === state.shown ? 'shown' : key === state.next ? 'next' : 'leaving'}
          inert={key !== state.shown}
        >
          {groups[turns.findIndex((turn) => turn.key === key)]?.map((slide, at) => (
            <StagePlaceProvider key={keyOf([slide])} value={places[at]}>
              <SlideView
                slide={slide}
                loaded={(hasData) => send({ type: 'loaded', key, hasData })}
              />
            </StagePlaceProvider>
          ))}
        </div>
      ))}
      {turns.length > 1 && shown ? (
        <div
          className={styles.progress}
          style={{ inlineSize: `${progress(state, shown, elapsed()) * 100}%` }}
        />
      ) : null}
    </CarouselStateProvider>
  );
}

function SlideView({ slide, loaded }: { slide: Slide; loaded: (hasData: boolean) => void }) {
  const Board = routes[slide.path]?.board;
  return Board ? (
    <Suspense>
      <Board factoryId={slide.factoryId} loaded={loaded} />
    </Suspense>
  ) : null;
}
