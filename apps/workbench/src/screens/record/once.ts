import type { AnyOperation, Client } from '@garment-mes/sdk';
import { newRequestId } from '#app/request-id.ts';

type Erased = (client: Client, request: { body?: object }, ...more: unknown[]) => Promise<unknown>;

/**
 * The same operation, whose body has a request id: one that is sent again, as after a broken network, has the one it
 * had; the next of the same words has another.
 */
export function once<Op extends AnyOperation>(operation: Op): Op {
  let last = { said: '', requestId: '' };
  const send: Erased = async (client, { body, ...request }, ...more) => {
    const said = JSON.stringify(body);
    if (said !== last.said) last = { said, requestId: newRequestId() };
    const { requestId } = last;
    const answer = await (operation as unknown as Erased)(
      client,
      { ...request, body: { ...body, requestId } },
      ...more,
    );
    if (last.requestId === requestId) last = { said: '', requestId: '' };
    return answer;
  };
  return Object.assign(send, operation) as unknown as Op;
}
