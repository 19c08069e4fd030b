import { awaitsScreen } from '../routes.ts';
import { readStored, writeStored } from './stored.ts';

/** A page that was opened. */
interface Visit {
  readonly path: string;
  readonly title: string;
}

/** Whose visits: two people at one machine, and two companies of one person, keep their own. */
interface Visitor {
  readonly userId: string;
  readonly companyId: string;
}

const MOST = 10;

const keyOf = ({ userId, companyId }: Visitor): string => `recent.${userId}.${companyId}`;

/** The pages last opened, the last one first; none whose screen is still to come. */
export function recentVisits(visitor: Visitor): readonly Visit[] {
  const stored = readStored<unknown>(keyOf(visitor));
  return Array.isArray(stored) ? stored.filter(isVisit) : [];
}

export function rememberVisit(visitor: Visitor, visit: Visit): void {
  const others = recentVisits(visitor).filter(({ path }) => path !== visit.path);
  writeStored(keyOf(visitor), [visit, ...others].slice(0, MOST));
}

function isVisit(value: unknown): value is Visit {
  const { path, title } = (value ?? {}) as Partial<Visit>;
  if (typeof path !== 'string' || typeof title !== 'string') return false;
  return /^\/(?!\/)/.test(path) && !awaitsScreen(path);
}
