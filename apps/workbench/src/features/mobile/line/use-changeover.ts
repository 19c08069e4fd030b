import { changeOverLine, type SewingLineLive } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';

type Schedule = SewingLineLive['nextSchedules'][number];

/** Changes a line to its next order: what runs is stopped and the next started, both or neither. */
export function useChangeover(
  { lineDeptId, running }: Pick<SewingLineLive, 'lineDeptId' | 'running'>,
  onDone: () => void,
) {
  const t = useText();
  const change = useAction(changeOverLine, { inline: true, ok: null });
  const [refusal, setRefusal] = useState<string>();

  return {
    pending: change.pending,
    refusal,
    forget: () => setRefusal(undefined),
    async changeTo({ scheduleId }: Schedule) {
      setRefusal(undefined);
      const runningId = running?.scheduleId ?? null;
      const body = { lineDeptId, runningId, nextId: scheduleId, stopReason: t('换款') };
      try {
        await change.run({ body });
        onDone();
      } catch (error) {
        setRefusal(failureText(error));
      }
    },
  };
}
