import type { Application } from '@garment-mes/session-machine';

/** The application whose address the page is under; of several the nearest. */
export function currentApplication(
  applications: readonly Application[],
  here: Pick<Location, 'href' | 'origin' | 'pathname'>,
): Application | undefined {
  const pathOf = ({ url }: Application): string | undefined => {
    const parsed = url ? URL.parse(url, here.href) : null;
    return parsed?.origin === here.origin ? parsed.pathname.replace(/\/+$/, '') : undefined;
  };
  const around = applications.filter((application) => {
    const path = pathOf(application);
    return path !== undefined && `${here.pathname}/`.startsWith(`${path}/`);
  });
  return around.toSorted(
    (one, other) => (pathOf(other)?.length ?? 0) - (pathOf(one)?.length ?? 0),
  )[0];
}
