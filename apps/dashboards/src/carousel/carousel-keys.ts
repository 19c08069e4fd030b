type Asked =
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'pause' }
  | { readonly type: 'leave' };

const KEYS: Readonly<Record<string, Asked>> = {
  ArrowRight: { type: 'step', by: 1 },
  ArrowLeft: { type: 'step', by: -1 },
  ' ': { type: 'pause' },
  Escape: { type: 'leave' },
};

/** Listens to the keys of the carousel: arrows step, Space pauses, Esc leaves it. @returns the way to stop */
export function onCarouselKey(listener: (asked: Asked) => void): () => void {
  const pressed = ({ key }: KeyboardEvent) => {
    const asked = KEYS[key];
    if (asked) listener(asked);
  };
  window.addEventListener('keydown', pressed);
  return () => window.removeEventListener('keydown', pressed);
}
