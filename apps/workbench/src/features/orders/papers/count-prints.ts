import type { Client } from '@garment-mes/sdk';
import { type OrderPrint, recordOrderPrint } from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';

/** Orders the service counts in one call. */
const MOST = 200;

/** Counts one more printing of a paper of each order. @returns the text at the foot of it, by order */
export async function countPrints(
  client: Client,
  ids: readonly string[],
  paper: OrderPrint['paper'],
  companyName: string,
): Promise<ReadonlyMap<string, string>> {
  const feet = new Map<string, string>();
  for (let from = 0; from < ids.length; from += MOST) {
    const body = { ids: ids.slice(from, from + MOST), paper };
    for (const { orderId, printNo: no, printByName: name, printDate } of await recordOrderPrint(
      client,
      { body },
    )) {
      const printed = t('第 {no} 次打印 · {name} · {time}', {
        ...{ no, name, time: printDate.slice(0, 16) },
      });
      feet.set(orderId, [companyName, printed].filter(Boolean).join(' · '));
    }
  }
  return feet;
}
