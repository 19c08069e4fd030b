import { createHash } from 'node:crypto';
import { type Figure, median, percentile, round } from './figures.ts';
import { type LightClient, lightClient } from './light-client.ts';
import { serverProcess } from './server-process.ts';
import { signedIn } from './sign-in.ts';

const PERSON = 'hj.admin';
const PASSWORD = 'Garment#2026';
const LISTS = {
  orders: '/mes2/saas/order/selectOrderList?pageNum=1&pageSize=10',
  bundles: '/mes2/bundle/list?pageNum=1&pageSize=10',
  scans: '/mes2/scan/list?pageNum=1&pageSize=10',
} as const;
type List = keyof typeof LISTS;
const NAMES = Object.keys(LISTS) as List[];

/** People who read lists meanwhile. */
const READERS = 6;
/** Pages of each reader while nobody signs in. */
const QUIET_PAGES = 200;
const SIGN_INS = 1_000;
/** Sign-ins that wait for their answer at one time: as many as fill the line of passwords, and more. */
const SIGN_INS_AT_ONCE = 150;
const ROUNDS = 2;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * What a page of three lists takes at its slowest hundredth, quietly and again while a thousand people sign in at once:
 * half with the right password, half with a wrong one, each from an address of its own.
 */
export async function measureStorm(url: string): Promise<Figure[]> {
  const server = await serverProcess([], { DATABASE_URL: url, SRV_TRUST_PROXY: '1' });
  const readers = lightClient(server.origin, await signedIn(server.origin, PERSON), READERS);
  const people = lightClient(server.origin, {}, SIGN_INS_AT_ONCE);
  const rounds: { readonly quiet: Times; readonly stormy: Times }[] = [];
  const answers = new Map<string, number>();
  const seconds: number[] = [];
  // The first round is for what is prepared at the first calls.
  for (let n = 0; n <= ROUNDS; n += 1) {
    let pages = READERS * QUIET_PAGES;
    const quiet = await pagesWhile(readers, () => pages-- > 0);
    if (n === 0) continue;
    const from = performance.now();
    let isOver = false;
    const storm = signIns(people, server.origin, n, answers).finally(() => {
      isOver = true;
    });
    const [stormy] = await Promise.all([pagesWhile(readers, () => !isOver), storm]);
    seconds.push((performance.now() - from) / 1000);
    rounds.push({ quiet, stormy });
  }
  readers.close();
  people.close();
  await server.stop();
  return [
    ...NAMES.flatMap((name) => figuresOf(name, rounds)),
    { name: 'the storm', value: round(median(seconds), 1), unit: 's' },
    ...[...answers].map(([status, num]) => ({
      name: `sign-ins of ${ROUNDS} storms answered with ${status}`,
      value: num,
      unit: '',
    })),
  ];
}

type Times = Readonly<Record<List, number[]>>;

function figuresOf(
  name: List,
  rounds: readonly { readonly quiet: Times; readonly stormy: Times }[],
): Figure[] {
  const slowest = rounds.map(({ quiet, stormy }) => ({
    quiet: percentile(quiet[name], 0.99),
    stormy: percentile(stormy[name], 0.99),
  }));
  const of = (pick: (round: (typeof slowest)[number]) => number) =>
    round(median(slowest.map(pick)));
  return [
    { name: `${name}, p99 of a page, quietly`, value: of(({ quiet }) => quiet), unit: 'ms' },
    {
      name: `${name}, p99 while people sign in`,
      value: of(({ stormy }) => stormy),
      unit: 'ms',
    },
    {
      name: `${name}, p99 while people sign in to quietly`,
      value: of(({ quiet, stormy }) => stormy / quiet),
      unit: 'x',
      atMost: 2,
    },
  ];
}

/** Each reader asks for one list after the other for as long as `goesOn` says so. @returns milliseconds */
async function pagesWhile(client: LightClient, goesOn: () => boolean): Promise<Times> {
  const times: Times = { orders: [], bundles: [], scans: [] };
  const read = async (at: number) => {
    for (let n = at; goesOn(); n += 1) {
      const name = NAMES[n % NAMES.length] ?? 'orders';
      const from = performance.now();
      const answer = await client.send('GET', LISTS[name]);
      if (!answer.includes('"status":200')) throw new Error(`${name}: ${answer.slice(0, 200)}`);
      times[name].push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, at) => read(at)));
  return times;
}

async function signIns(
  client: LightClient,
  origin: string,
  storm: number,
  answers: Map<string, number>,
): Promise<void> {
  let next = 0;
  const signIn = async () => {
    for (let at = next++; at < SIGN_INS; at = next++) {
      const isRight = at % 2 === 0;
      const body = {
        username: isRight ? PERSON : `nobody ${storm} ${at}`,
        password: md5(isRight ? PASSWORD : 'wrong'),
        callback: `${origin}/`,
      };
      const from = { 'x-forwarded-for': `10.${storm}.${at >> 8}.${at & 255}` };
      const answer = await client.send('POST', '/amc/open/login', body, from);
      const status = String(JSON.parse(answer).status);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, signIn));
}
