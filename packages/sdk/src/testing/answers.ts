import type { OperationFacts } from '../operation.ts';
import type { ObservedCall } from './observe.ts';

/** A refusal of the service, as `refusal()` makes it. */
export interface Refusal {
  readonly refused: number;
  readonly text: string;
}

/** By operation id: the `data`, a refusal, a Response, a Blob, or a function of the call that makes one. */
export type Answers = Readonly<Record<string, unknown>>;

/** The service refuses with this status of the envelope: `refusal(10202, '未铺布')`. */
export const refusal = (status: number, text: string): Refusal => ({ refused: status, text });

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** The response that carries an answer. */
export async function respond(
  operation: OperationFacts,
  answer: unknown,
  call: ObservedCall,
): Promise<Response> {
  const given: unknown = typeof answer === 'function' ? await answer(call) : answer;
  if (given instanceof Response) return given.clone();
  if (given instanceof Blob) return new Response(given);
  if (isRefusal(given))
    return Response.json({ status: given.refused, message: given.text, data: given.text });
  if (operation.raw) return Response.json(given);
  return Response.json({ status: 200, message: '操作成功', data: given ?? null });
}
