import {
  type ScheduleDraftBar,
  type SimulatedSchedule,
  simulateSchedule,
} from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useWorkbench } from '#app/workbench-context.ts';

/** What drafts would make of the plan, drawn over it and saved nowhere. */
export function usePreview() {
  const { client } = useWorkbench();
  const [preview, setPreview] = useState<SimulatedSchedule>();
  const asked = useRef(0);

  /** Works drafts out and shows them; an answer that comes too late is dropped. */
  async function simulate(
    bars: readonly ScheduleDraftBar[],
  ): Promise<SimulatedSchedule | undefined> {
    asked.current += 1;
    const mine = asked.current;
    try {
      const answer = await simulateSchedule(client, { body: { bars: [...bars] } });
      if (mine !== asked.current) return undefined;
      setPreview(answer);
      return answer;
    } catch (error) {
      if (mine === asked.current) toast.error(failureText(error));
      return undefined;
    }
  }

  function clear() {
    asked.current += 1;
    setPreview(undefined);
  }

  return { preview, simulate, clear };
}
