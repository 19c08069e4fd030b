import { useEffect, useState } from 'react';
import { useWorkbench } from '#app/workbench-context.ts';
import { readStored, writeStored } from './stored.ts';

/** Something started outside of the product whose outcome a person still has to enter. */
interface KeptRun {
  readonly requestId: string;
}

/** Most runs without an outcome that are kept; older ones are dropped. */
const MOST_KEPT = 20;

/**
 * Runs a person is asked about, oldest first. They outlive a reload and a closed browser, belong to this
 * account in this company, and are asked about until some page of the browser knows the answer.
 *
 * @param name of what runs, unique among the kept values
 */
export function useKeptRuns<Run extends KeptRun>(name: string) {
  const { companyId, userId } = useWorkbench();
  const key = `${name}.${companyId}.${userId}`;
  const read = (): readonly Run[] => readStored<readonly Run[]>(key) ?? [];
  const [runs, setRuns] = useState(read);

  useEffect(() => {
    const ofOthers = () => {
      const left = new Set((readStored<readonly Run[]>(key) ?? []).map(idOf));
      // What another page has begun is asked there; what it has ended is asked nowhere.
      setRuns((shown) => shown.filter((run) => left.has(idOf(run))));
    };
    window.addEventListener('storage', ofOthers);
    return () => window.removeEventListener('storage', ofOthers);
  }, [key]);

  const write = (changed: readonly Run[]) => writeStored(key, changed.slice(-MOST_KEPT));

  return {
    runs,
    /** Keeps a run before it begins. Nobody is asked yet. */
    begin: (run: Run) => write([...read(), run]),
    /** The run may be asked about. */
    ask: (run: Run) => setRuns((shown) => [...shown, run]),
    /** Keeps what became known of a run. */
    keep(run: Run) {
      const put = (all: readonly Run[]) => all.map((one) => (idOf(one) === idOf(run) ? run : one));
      write(put(read()));
      setRuns(put);
    },
    /** The outcome of the run is known. */
    end(run: Run) {
      const others = (all: readonly Run[]) => all.filter((one) => idOf(one) !== idOf(run));
      write(others(read()));
      setRuns(others);
    },
  };
}

const idOf = ({ requestId }: KeptRun): string => requestId;
