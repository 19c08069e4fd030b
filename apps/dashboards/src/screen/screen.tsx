import { useEffect, useReducer, useRef } from 'react';
import { AlarmSlide } from '../alarm/alarm-slide.tsx';
import { AlarmsProvider } from '../alarm/alarms-context.tsx';
import { useAlarms } from '../alarm/use-alarms.ts';
import { CarouselView } from '../carousel/carousel-view.tsx';
import { isInTime, slidesOf } from '../carousel/slides.ts';
import { useBeat, useWall } from '../frame/heartbeat.ts';
import { clockText } from '../frame/server-clock.ts';
import { usePlaces } from '../frame/stage.tsx';
import { controls, hidesPointer, untouched } from '../kiosk/controls.ts';
import { ControlsProvider } from '../kiosk/controls-context.tsx';
import { fillScreen, stayAwake } from '../kiosk/stay-awake.ts';
import { useUpkeep } from '../kiosk/use-upkeep.ts';
import { routes } from '../routes.ts';
import { query, serverNow } from '../session.ts';
import { Voice } from '../voice/voice.tsx';
import { ScreenProvider } from './screen-context.tsx';
import { useOwnScreen } from './use-own-screen.ts';

/** Everything on one wall: its slides, its voice and its alarms, and its keyboard. */
export function Screen({ path }: { path: string }) {
  const own = useOwnScreen();
  const alarms = useAlarms();
  const now = useBeat();
  const clock = clockText(useWall()).slice(0, 5);
  const places = usePlaces();
  const [held, send] = useReducer(controls, untouched);
  const filled = useRef(false);
  useUpkeep(own.shiftSegments);
  useEffect(stayAwake, []);

  useEffect(() => {
    const fillOnce = () => {
      if (!filled.current) fillScreen();
      filled.current = true;
    };
    const pressed = ({ key }: KeyboardEvent) => {
      fillOnce();
      send({ type: 'key', key, now: serverNow() });
    };
    const moved = () => send({ type: 'pointer', now: serverNow() });
    window.addEventListener('keydown', pressed);
    window.addEventListener('pointerdown', fillOnce);
    window.addEventListener('pointermove', moved);
    return () => {
      window.removeEventListener('keydown', pressed);
      window.removeEventListener('pointerdown', fillOnce);
      window.removeEventListener('pointermove', moved);
    };
  }, []);

  const built = slidesOf(path, query, own).filter((slide) => routes[slide.path]?.board);
  const inTime = built.filter((slide) => isInTime(slide, clock));
  // When every slide would be skipped the first stays.
  const slides = inTime.length > 0 ? inTime : built.slice(0, 1);
  return (
    <ScreenProvider value={own}>
      <ControlsProvider value={held}>
        <AlarmsProvider value={alarms}>
          <div data-pointer={hidesPointer(held, now) ? 'hidden' : undefined}>
            {slides.length > 0 ? <CarouselView slides={slides} places={places} /> : null}
            {alarms.onStage ? <AlarmSlide occurrence={alarms.onStage.occurrence} /> : null}
            <Voice />
          </div>
        </AlarmsProvider>
      </ControlsProvider>
    </ScreenProvider>
  );
}
