import { changeScheduleStatus, type SewingLineLive } from '@garment-mes/sdk/mes2';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, useAction } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';

type Schedule = SewingLineLive['nextSchedules'][number];

/** States a schedule is put into: 0 keeps its place in the plan, 1 runs. */
const STOPPED = 0;
const STARTED = 1;

/** Changes a line to its next order: what runs is stopped for the changeover, then the next is started. */
export function useChangeover(running: Schedule | null, onDone: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const put = useAction(changeScheduleStatus, { inline: true, ok: null });
  const [refusal, setRefusal] = useState<string>();

  /** @returns why it was not done */
  async function move(
    id: string,
    status: number,
    stopReason?: string,
  ): Promise<string | undefined> {
    const { fails } = await put.run({
      body: { ids: [id], status, ...(stopReason === undefined ? {} : { stopReason }) },
    });
    return fails[0]?.text;
  }

  return {
    pending: put.pending,
    refusal,
    forget: () => setRefusal(undefined),
    async changeTo(next: Schedule) {
      setRefusal(undefined);
      try {
        const refused =
          (running && (await move(running.scheduleId, STOPPED, t('换款')))) ??
          (await move(next.scheduleId, STARTED));
        if (refused === undefined) onDone();
        else setRefusal(refused);
      } catch (error) {
        setRefusal(failureText(error));
      }
      await queries.invalidateQueries();
    },
  };
}
