import { loadsOf } from '../../lib/checks/sizes.ts';

const KIB = 1024;
/** The board of the schedule brings its drawing along; charts are files of their own. */
const LIMITS: Readonly<Record<string, number>> = {
  'src/features/schedule/schedule.screen.tsx': 60,
};
const USUAL_LIMIT = 30;

/** A screen that weighs something of its own. */
export interface Chunk {
  readonly kib: number;
  readonly atMost: number;
}

/** What each built screen of the workbench and each board weighs by itself, gzipped. */
export function chunks(): Readonly<Record<string, Chunk>> {
  const found: Record<string, Chunk> = {};
  for (const app of ['workbench', 'dashboards'] as const)
    for (const [source, bytes] of Object.entries(loadsOf(app)?.screens ?? {}))
      found[source] = {
        kib: Math.round((bytes / KIB) * 10) / 10,
        atMost: LIMITS[source] ?? USUAL_LIMIT,
      };
  return found;
}
