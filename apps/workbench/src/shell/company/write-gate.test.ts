import type { Client } from '@garment-mes/sdk';
import { listOrders, updateOrder } from '@garment-mes/sdk/mes2';
import { readNotice } from '@garment-mes/sdk/mmc';
import { expect, test, vi } from 'vitest';
import { createWriteGate, gatedClient } from './write-gate.ts';

const other = { id: '2', name: '锦程服饰' };

function gated() {
  const call = vi.fn(async () => undefined as never);
  const gate = createWriteGate();
  const client: Client = { companyId: '1', language: undefined, call };
  return { gate, call, client: gatedClient(client, gate) };
}

test('writes pass while every browser tab is in one company', async () => {
  const { client, call } = gated();
  await client.call(updateOrder);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a write waits for the answer once another tab is in another company', async () => {
  const { gate, client, call } = gated();
  gate.otherCompany(other);
  const first = client.call(updateOrder);
  const second = client.call(updateOrder);
  expect(gate.question()).toEqual(other);
  expect(call).not.toHaveBeenCalled();
  gate.answer(true);
  await Promise.all([first, second]);
  expect(call).toHaveBeenCalledTimes(2);
  await client.call(updateOrder);
  expect(gate.question()).toBeUndefined();
});

test('a no sends nothing, and the next write asks again', async () => {
  const { gate, client, call } = gated();
  gate.otherCompany(other);
  const refused = client.call(updateOrder);
  gate.answer(false);
  await expect(refused).rejects.toMatchObject({ kind: 'aborted' });
  expect(call).not.toHaveBeenCalled();
  void client.call(updateOrder);
  expect(gate.question()).toEqual(other);
});

test('reads and messages never wait', async () => {
  const { gate, client, call } = gated();
  gate.otherCompany(other);
  await client.call(listOrders);
  await client.call(readNotice);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a further company asks again after a yes', async () => {
  const { gate, client } = gated();
  gate.otherCompany(other);
  void client.call(updateOrder);
  gate.answer(true);
  gate.otherCompany({ id: '3', name: '华锦集团' });
  void client.call(updateOrder);
  expect(gate.question()?.id).toBe('3');
});
