import type { Client } from '@garment-mes/sdk';
import { type Described, described } from './documents.ts';
import { drawnRequest } from './drawn-request.ts';
import { KnownRecords, subjectOf } from './known-records.ts';
import type { Sdk } from './sdk-under-test.ts';

type Row = Readonly<Record<string, unknown>>;
type Call = (client: Client, request: object) => Promise<unknown>;

/** How a refusal may be worded: what a rule or a missing record says, never a failure of the server. */
const RULES = new Set(['business', 'invalid', 'permission', 'locked', 'stale']);

export interface Outcome {
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
 * Calls operations with requests drawn from the documents, reads before writes. A list that asks for
 * nothing has to answer everybody who may read it; any other call may be refused by a rule and in words.
 */
export async function callRemaining(
  sdk: Sdk,
  client: Client,
  ids: ReadonlySet<string>,
): Promise<Outcome> {
  const known = new KnownRecords();
  const chosen = described.filter(({ id }) => ids.has(id)).sort((a, b) => rank(a) - rank(b));
  const outcome = { answered: [] as string[], refused: [] as string[], failed: [] as string[] };

  async function attempt(operation: Described, subject: Row): Promise<unknown> {
    const { id, service } = operation;
    const call = (sdk[service] as unknown as Record<string, Call>)[id];
    if (call === undefined) return new Error('the SDK does not export it');
    const request = drawnRequest(operation, known, subject);
    const fault = bodyFault(sdk, id, request.body);
    if (fault !== undefined) return new Error(`its body cannot be drawn: ${fault}`);
    try {
      known.learn(operation, await call(client, request));
      return undefined;
    } catch (error) {
      return error;
    }
  }

  /** Reads the records of a subject once more: a step before has moved their versions. */
  async function readAgain({ path }: Described): Promise<void> {
    const subject = subjectOf(path);
    for (const read of described)
      if (isRead(read) && asksNothing(read) && subjectOf(read.path) === subject)
        await attempt(read, {});
  }

  for (const operation of chosen) {
    let failure: unknown;
    for (const { id } of known.subjects(operation.path)) {
      failure = await attempt(operation, known.subject(operation.path, id));
      if (failure instanceof sdk.root.ApiError && failure.kind === 'stale') {
        await readAgain(operation);
        failure = await attempt(operation, known.subject(operation.path, id));
      }
      if (failure === undefined || !isRefusal(sdk, failure)) break;
    }
    const mustAnswer =
      operation.answer.row !== undefined && asksNothing(operation) && !lacksRight(sdk, failure);
    const line = `${operation.id}: ${wordsOf(sdk, failure)}`;
    if (failure === undefined) outcome.answered.push(operation.id);
    else if (!mustAnswer && isRefusal(sdk, failure)) outcome.refused.push(line);
    else outcome.failed.push(line);
  }
  return outcome;
}

const lacksRight = ({ root }: Sdk, error: unknown): boolean =>
  error instanceof root.ApiError && error.kind === 'permission';

const isRefusal = ({ root }: Sdk, error: unknown): boolean =>
  error instanceof root.ApiError && RULES.has(error.kind);

const wordsOf = ({ root }: Sdk, error: unknown): string =>
  error instanceof root.ApiError ? `${error.kind} ${error.status} ${error.text}` : String(error);

function bodyFault({ validators }: Sdk, id: string, body: unknown): string | undefined {
  const name = `validate${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const validate = (validators as Readonly<Record<string, (body: unknown) => unknown[]>>)[name];
  if (validate === undefined || body === undefined || body instanceof FormData) return undefined;
  const [fault] = validate(body);
  return fault === undefined ? undefined : JSON.stringify(fault);
}
