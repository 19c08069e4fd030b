/** Time of day at which a screen reloads, on the clock of the company. */
const RELOAD_AT = '04:30';
/** The build on the server is asked for this often. */
export const LOOK_EVERY_MS = 300_000;

/** Whether the day's reload is due: at half past four, when no shift runs, once a minute of the day. */
export function isReloadTime(wall: number, openedAt: number, shiftSegments: string): boolean {
  const clock = new Date(wall).toISOString().slice(11, 16);
  return clock === RELOAD_AT && wall - openedAt > 60_000 && !isWorking(shiftSegments, clock);
}

/** Whether the time of day lies in a working segment; one over midnight counts on both sides. */
export function isWorking(shiftSegments: string, clock: string): boolean {
  return segmentsOf(shiftSegments).some(([from, to]) =>
    from <= to ? clock >= from && clock < to : clock >= from || clock < to,
  );
}

/** Working segments `08:00-12:00,13:00-17:30` as pairs of times. */
export function segmentsOf(shiftSegments: string): readonly (readonly [string, string])[] {
  return shiftSegments.split(',').flatMap((text) => {
    const [from = '', to = ''] = text.trim().split('-');
    return from !== '' && to !== '' ? [[from, to] as const] : [];
  });
}

/** Number of the build that the server has now; `undefined` when it does not answer. */
export async function buildOnServer(path: string): Promise<string | undefined> {
  const answer = await fetch(path, { method: 'HEAD', headers: { accept: 'text/html' } }).catch(
    () => undefined,
  );
  return answer?.ok ? (answer.headers.get('x-build-id') ?? undefined) : undefined;
}
