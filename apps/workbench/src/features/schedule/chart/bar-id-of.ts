/** Id of the bar that an event happened on. */
export const barIdOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-bar]')?.dataset.bar : undefined;
