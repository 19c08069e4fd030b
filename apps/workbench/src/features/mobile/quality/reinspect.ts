import type { Client } from '@garment-mes/sdk';
import {
  createCheckBad,
  deleteCheckBad,
  reinspectCheckRecord,
  submitCheckRecord,
  updateCheckRecord,
} from '@garment-mes/sdk/mes2';
import { newRequestId } from '#app/request-id.ts';
import { badsOf, type CheckDraft, countsOf } from './check-draft.ts';

const OPEN = 0;

/**
 * Opens, fills and submits the next round over garments that were mended. Begun again after a lost answer it goes on where it
 * was: the round has the id of the draft, and its faults become those of the draft.
 *
 * @throws {ApiError} with the refusal, or where no answer came
 */
export async function reinspect(client: Client, draft: CheckDraft): Promise<void> {
  const { requestId, parentId = '', images, most } = draft;
  const counts = countsOf(draft);
  // Opened for all of them, so that the same request means the same however often its figures are changed.
  let check = await reinspectCheckRecord(client, {
    body: { parentId, requestId, checkNum: most },
  });
  const checkId = check.record.id;
  if (check.record.status !== OPEN) return;
  const wanted = badsOf(draft);
  const isWanted = (bad: (typeof check.bads)[number]) =>
    wanted.some(
      ({ badItemId, num, disposition }) =>
        bad.badItemId === badItemId && bad.num === num && bad.disposition === disposition,
    );
  const { bads } = check;
  for (const bad of bads)
    if (!isWanted(bad)) check = await deleteCheckBad(client, { query: { id: bad.id } });
  for (const bad of wanted)
    if (!bads.some((each) => each.badItemId === bad.badItemId && isWanted(each)))
      check = await createCheckBad(client, {
        body: { ...bad, checkId, requestId: newRequestId() },
      });
  const { id, version, orderId, bundleId, barcode, lineDeptId, inspectorId } = check.record;
  const named = { id, version, orderId, bundleId, barcode, lineDeptId, inspectorId };
  const { record } = await updateCheckRecord(client, {
    body: { ...named, ...counts, images: [...images] },
  });
  await submitCheckRecord(client, { body: { id, version: record.version } });
}
