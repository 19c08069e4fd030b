import { createHash } from 'node:crypto';
import { ApiError, type Client, createClient, type OperationFacts } from '@garment-mes/sdk';
import { clockFrom } from '../../apps/server/src/clock.ts';
import { PASSWORD } from './browser.ts';

const JSON_BODY = { 'content-type': 'application/json' };

/** What a call answers: the envelope of the service. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails when it is not there
  readonly data: any;
}

export type Caller = Awaited<ReturnType<typeof callerOf>>;

/** Signs a person in without a page. @returns the access token */
async function tokenOf(url: string, username: string): Promise<string> {
  const password = createHash('md5').update(PASSWORD).digest('hex');
  const login = await fetch(`${url}/amc/open/login`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ username, password, callback: `${url}/` }),
  }).then((answer) => answer.json());
  const tokens = await fetch(
    `${url}/amc/open/loginToken/token?payload=${encodeURIComponent(login.data.code)}`,
  ).then((answer) => answer.json());
  return tokens.data.access_token;
}

/** The typed calls of the SDK on behalf of one person. A refusal names its sentence in its message. */
export async function clientOf(url: string, username: string): Promise<Client> {
  const token = await tokenOf(url, username);
  const client = createClient({
    baseUrl: url,
    session: {
      accessToken: async () => token,
      tokenRejected: () => undefined,
      companyRejected: () => undefined,
      companyId: undefined,
      language: undefined,
    },
  });
  return {
    ...client,
    call: (operation: OperationFacts, request, options) =>
      client.call(operation, request, options).catch((error: unknown) => {
        if (error instanceof ApiError)
          error.message = `${username} ${error.message}: ${error.text}`;
        throw error;
      }),
  };
}

/** Calls of a person as another program would make them. */
export async function callerOf(url: string, username: string) {
  const asked = await fetch(`${url}/health/ready`);
  const clock = clockFrom(new Date(asked.headers.get('date') ?? ''));
  const headers = { authorization: `Bearer ${await tokenOf(url, username)}` };
  const call = (method: string, path: string, body?: object): Promise<Answer> =>
    fetch(`${url}${path}`, {
      method,
      headers: body ? { ...headers, ...JSON_BODY } : headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).then((answer) => answer.json());
  /** Rows of a list, at most a thousand. @param where condition text */
  const rows = async (path: string, where: string) => {
    const sql = encodeURIComponent(where);
    return (await call('GET', `${path}?pageNum=1&pageSize=1000&sql=${sql}`)).data.list;
  };
  return { call, rows, now: clock };
}
