import { createHash } from 'node:crypto';
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

/** Calls of a person as another program would make them. */
export async function callerOf(url: string, username: string) {
  const password = createHash('md5').update(PASSWORD).digest('hex');
  const asked = await fetch(`${url}/health/ready`);
  const clock = clockFrom(new Date(asked.headers.get('date') ?? ''));
  const login = await fetch(`${url}/amc/open/login`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ username, password, callback: `${url}/` }),
  }).then((answer) => answer.json());
  const tokens = await fetch(
    `${url}/amc/open/loginToken/token?payload=${encodeURIComponent(login.data.code)}`,
  ).then((answer) => answer.json());
  const headers = { authorization: `Bearer ${tokens.data.access_token}` };
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
