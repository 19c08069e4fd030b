/** Keeps the screen lit while it is shown; the browser lets go of it whenever the page was hidden. */
export function stayAwake(): () => void {
  const lit = () => {
    if (document.visibilityState === 'visible')
      // A browser without it, or one that is low on power, dims as it likes.
      navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  lit();
  document.addEventListener('visibilitychange', lit);
  return () => document.removeEventListener('visibilitychange', lit);
}

/** Fills the screen. Browsers allow it on a key or a tap only. */
export function fillScreen(): void {
  if (document.fullscreenElement === null)
    document.documentElement.requestFullscreen?.().catch(() => undefined);
}
