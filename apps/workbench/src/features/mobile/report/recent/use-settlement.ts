import { type GiveUpReason, handOverScan } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { clockText } from '#app/request-id.ts';
import type { QueuedScan } from '../../queue/queued-scan.ts';

const TO_LEADER = 1;
const GIVEN_UP = 2;
const LONGEST_REFUSAL = 500;

/**
 * Ends a refused report at the service, which keeps what it was; the device forgets it only then.
 *
 * @param onDone the service knows
 */
export function useSettlement(entry: QueuedScan, onDone: () => void) {
  const action = useAction(handOverScan, { inline: true, ok: null, onDone });
  const [leaders, setLeaders] = useState<readonly string[]>();

  const settle = (settlement: typeof TO_LEADER | typeof GIVEN_UP, giveUpReason?: GiveUpReason) => {
    const { requestId, employeeId, words, at, text = '', call, body } = entry;
    const barcode = (call === 'recordScan' && body.barcode) || words.bundle;
    return action
      .run({
        body: {
          requestId,
          settlement,
          giveUpReason: giveUpReason ?? null,
          employeeId,
          barcode,
          processName: words.process,
          num: words.num,
          refusal: text.slice(0, LONGEST_REFUSAL),
          deviceDate: clockText(at),
        },
      })
      .catch(() => undefined);
  };

  return {
    /** Names of those who were notified; `undefined` before. */
    leaders,
    /** Why the service did not take it. */
    failure: action.error && failureText(action.error),
    pending: action.pending,
    handOver: async () => setLeaders((await settle(TO_LEADER))?.leaders),
    /** @returns whether the service knows */
    giveUp: async (reason: number) =>
      (await settle(GIVEN_UP, reason as GiveUpReason)) !== undefined,
  };
}
