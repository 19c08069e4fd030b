import type { Client } from '@garment-mes/sdk';
import {
  type CreateWarehouseReceiptBody,
  createWarehouseReceipt,
  getWarehouseReceipt,
  submitWarehouseReceipt,
  type UpdateWarehouseReceiptBody,
  updateWarehouseReceipt,
  type WarehouseReceipt,
} from '@garment-mes/sdk/mes2';
import type { CallOptions, DocumentOutcome } from './queued-document.ts';

const DRAFT = 0;
const VOID = 9;

/** Makes a receipt and submits it. However often it is carried out, there is one: a draft it left is submitted. */
export async function submitNew(
  client: Client,
  body: CreateWarehouseReceiptBody,
  { timeoutMs }: CallOptions,
): Promise<DocumentOutcome> {
  // Only the id in the body goes along: the answer has to be what the bill is by now, not what it was at first.
  return submitted(
    client,
    await createWarehouseReceipt(client, { body }, { timeoutMs }),
    timeoutMs,
  );
}

/** Writes what was counted over the draft that a refused receipt left, and submits it. */
export async function submitCorrected(
  client: Client,
  body: UpdateWarehouseReceiptBody,
  { timeoutMs }: CallOptions,
): Promise<DocumentOutcome> {
  const found = await getWarehouseReceipt(client, { query: { id: body.id } }, { timeoutMs });
  // An attempt whose answer was lost may have written it.
  const saved = saysSo(found, body)
    ? found
    : await updateWarehouseReceipt(client, { body }, { timeoutMs });
  return submitted(client, saved, timeoutMs);
}

async function submitted(
  client: Client,
  { bill }: WarehouseReceipt,
  timeoutMs: number,
): Promise<DocumentOutcome> {
  const { id, version, status, billNo } = bill;
  // A void bill is submitted too: the service says that it is void.
  if (status === DRAFT || status === VOID)
    await submitWarehouseReceipt(client, { body: { id, version } }, { timeoutMs });
  return { no: billNo, differing: [] };
}

type Line = UpdateWarehouseReceiptBody['lines'][number];

function saysSo(
  { bill, lines }: WarehouseReceipt,
  body: Pick<UpdateWarehouseReceiptBody, 'warehouseId' | 'lines'>,
): boolean {
  return bill.warehouseId === body.warehouseId && textOf(lines) === textOf(body.lines);
}

const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ colorId, sizeId, grade, num, locationCode, barcodes }) =>
      JSON.stringify([colorId, sizeId, grade, num, locationCode ?? '', barcodes ?? []]),
    )
    .toSorted()
    .join();
