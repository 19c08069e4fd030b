import type { Client } from '@garment-mes/sdk';
import { type Described, described } from './documents.ts';
import { drawnRequest } from './drawn-request.ts';
import { KnownRecords } from './known-records.ts';
import type { Sdk } from './sdk-under-test.ts';

type Call = (client: Client, request: object) => Promise<unknown>;

/** How a refusal may be worded: what a rule or a missing record says, never a failure of the server. */
const RULES = new Set(['business', 'invalid', 'permission', 'locked', 'stale']);

export interface Outcome {
  readonly id: string;
  readonly refusal?: string;
}

export interface Told {
  readonly answered: readonly string[];
  /** Refused by a rule, with the words. */
  readonly refused: readonly string[];
  /** Failed in a way no document promises. */
  readonly failed: readonly string[];
}

const isRead = ({ method }: Described): boolean => method === 'GET';
const asksNothing = ({ parameters }: Described): boolean =>
  parameters.every(({ required, in: place }) => place !== 'query' || required !== true);

/** Reads that need nothing first: what they answer is what the others are about. Accounts go last. */
function rank(operation: Described): number {
  const first = isRead(operation) ? (asksNothing(operation) ? 0 : 1) : 2;
  return first * 2 + (first === 2 && operation.service === 'amc' ? 1 : 0);
}

/**
 * Calls operations with requests drawn from the documents, reads before writes. A read that asks for
 * nothing has to answer; any other call may be refused by a rule, in words and with a status that
 * its document lists.
 */
export async function callRemaining(
  sdk: Sdk,
  client: Client,
  ids: ReadonlySet<string>,
): Promise<Told> {
  const known = new KnownRecords();
  const answered: string[] = [];
  const refused: string[] = [];
  const failed: string[] = [];
  const chosen = described.filter(({ id }) => ids.has(id)).sort((a, b) => rank(a) - rank(b));
  for (const operation of chosen) {
    const { id, service } = operation;
    const request = drawnRequest(operation, known);
    const fault = bodyFault(sdk, id, request.body);
    if (fault !== undefined) failed.push(`${id}: its body cannot be drawn: ${fault}`);
    try {
      const call = (sdk[service] as unknown as Record<string, Call>)[id];
      if (call === undefined) throw new Error('the SDK does not export it');
      known.learn(operation, await call(client, request));
      answered.push(id);
    } catch (error) {
      const words = wordsOf(sdk, error);
      const promised =
        error instanceof sdk.root.ApiError &&
        RULES.has(error.kind) &&
        !(isRead(operation) && asksNothing(operation));
      (promised ? refused : failed).push(`${id}: ${words}`);
    }
  }
  return { answered, refused, failed };
}

const wordsOf = ({ root }: Sdk, error: unknown): string =>
  error instanceof root.ApiError ? `${error.kind} ${error.status} ${error.text}` : String(error);

function bodyFault({ validators }: Sdk, id: string, body: unknown): string | undefined {
  const name = `validate${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const validate = (validators as Readonly<Record<string, (body: unknown) => unknown[]>>)[name];
  if (validate === undefined || body === undefined || body instanceof FormData) return undefined;
  const [fault] = validate(body);
  return fault === undefined ? undefined : JSON.stringify(fault);
}
