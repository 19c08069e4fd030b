import { createContext, use } from 'react';

/** What a head says about the carousel. */
interface Playing {
  readonly paused: boolean;
  /** There is nothing to play: one board stands. */
  readonly onlyTurn: boolean;
}

const CarouselStateContext = createContext<Playing>({ paused: false, onlyTurn: true });

export const CarouselStateProvider = CarouselStateContext.Provider;

export const useCarouselState = (): Playing => use(CarouselStateContext);
