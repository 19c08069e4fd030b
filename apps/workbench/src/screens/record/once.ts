import type { AnyOperation, Client } from '@garment-mes/sdk';
import { newRequestId } from '#app/request-id.ts';

type Erased = (client: Client, request: { body?: object }, ...more: unknown[]) => Promise<unknown>;

/** The same operation, whose body has a request id: one that is sent again has the one it had. */
export function once<Op extends AnyOperation>(operation: Op): Op {
  let last = { said: '', requestId: '' };
  const send: Erased = (client, { body, ...request }, ...more) => {
    const said = JSON.stringify(body);
    if (said !== last.said) last = { said, requestId: newRequestId() };
    const { requestId } = last;
    return (operation as unknown as Erased)(
      client,
      { ...request, body: { ...body, requestId } },
      ...more,
    );
  };
  return Object.assign(send, operation) as unknown as Op;
}
