import { browserEnv } from '../env/browser.ts';
import { workerClock } from '../env/worker-clock.ts';
import { createSession } from '../facade.ts';
import type { Service } from '../service.ts';
import type { SessionEvents } from '../types.ts';

/** What the proof in real tabs reads from each page. */
export interface PageProof {
  readonly tokens: Set<string>;
  readonly failures: string[];
  readonly endings: SessionEvents['signed-out'][];
  status(): string;
  badFrames(): number;
  /** Messages of the channel so far. */
  received: number;
}

const ask = async (path: string): Promise<never> => {
  const answer = await fetch(path, { method: 'POST' });
  const body = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(path), { status: answer.status });
  return body as never;
};

const service: Service = {
  exchangeCode: (code) => ask(`/api/exchange?code=${code}`),
  refresh: (token) => ask(`/api/refresh?token=${token}`),
  revoke: (token) => ask(`/api/revoke?token=${token}`),
  getUser: async () => ({ id: '7', name: '周敏' }),
  listCompanies: async () => [{ id: '1', name: '晨曦制衣', isDefault: '0' }],
  listApplications: async () => [],
  getMenus: async () => [],
  bindChannel: async () => undefined,
};

const session = createSession({
  env: browserEnv({ productDomains: ['mes.test'], clock: workerClock() }),
  service,
  config: { loginUrl: '/nowhere' },
});
const proof: PageProof = {
  tokens: new Set(),
  failures: [],
  endings: [],
  status: () => session.snapshot().status,
  badFrames: () => session.snapshot().badFrames,
  received: 0,
};
session.channel.listen(() => void proof.received++);
session.on('signed-out', (ending) => proof.endings.push(ending));
Object.assign(globalThis, { proof });
session.start();

// Every tab asks all the time, so that they all meet at each expiry.
setInterval(() => {
  session.accessToken().then(
    (token) => proof.tokens.add(token),
    (error: unknown) => proof.failures.push(String(error)),
  );
}, 20);
