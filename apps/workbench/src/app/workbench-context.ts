import type { Client } from '@garment-mes/sdk';
import type { MenuEntry } from '@garment-mes/session-machine';
import { createContext, use } from 'react';

/** What the shell gives to every screen. */
export interface Workbench {
  readonly client: Client;
  /** Whether the person has a button right, `PUT^/mes2/reduce/submit`. */
  readonly can: (key: string) => boolean;
  /** Directories and pages of the person's menu, as they came. */
  readonly menus: readonly MenuEntry[];
  readonly userId: string;
  readonly userName: string;
  /** The company whose data is on the page. */
  readonly companyId: string;
  readonly companyName: string;
  /** Milliseconds since 1970 as the company's wall clock would count them in UTC. */
  readonly now: () => number;
  /** The running day of the company, `YYYY-MM-DD`; before its cut-off that is the day before. */
  readonly today: () => string;
  /** The clock time at which the running day begins, `05:00`. */
  readonly dayCutoff: string;
  /**
   * Subscribes to a topic of the push channel: the ids that changed.
   * @returns ends it
   */
  readonly listen: (topic: string, listener: (keys: readonly string[]) => void) => () => void;
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/** @throws outside of a workbench */
export function useWorkbench(): Workbench {
  const workbench = use(WorkbenchContext);
  if (workbench === undefined) throw new Error('useWorkbench: there is no workbench around.');
  return workbench;
}
