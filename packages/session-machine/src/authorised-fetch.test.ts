import { expect, test } from 'vitest';
import { authorisedFetch } from './authorised-fetch.ts';
import { settled, signedIn } from './testing/index.ts';

/** A service that lets requests in by their token and writes down what came. */
async function start() {
  const tab = await signedIn();
  const seen: { readonly path: string; readonly token: string; readonly body: string }[] = [];
  const call = authorisedFetch({
    session: tab.session,
    fetch: async (input) => {
      const request = input as Request;
      const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
      seen.push({ path: new URL(request.url).pathname, token, body: await request.text() });
      return tab.service.accepts(token)
        ? new Response('fine')
        : Response.json({ error: 'invalid_token' }, { status: 401 });
    },
  });
  return { ...tab, seen, call };
}
const address = (path: string) => `https://app.example/${path}`;

test('1,000 requests at expiry: one refresh, none lost, each sent once, in their order', async () => {
  const { env, service, seen, call, advance } = await start();
  env.clock.advance(600_000);
  const answers = Array.from({ length: 1_000 }, (_, at) => call(address(String(at))));
  await advance(0);
  expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
  expect(service.count('refresh')).toBe(1);
  expect(seen.map(({ path }) => path)).toEqual(answers.map((_, at) => `/${at}`));
});

test('1,000 requests with a token the service forgot: one refresh, each sent twice at most', async () => {
  const { env, service, seen, call } = await start();
  env.store.set('access_token', 'forgotten');
  const answers = Array.from({ length: 1_000 }, (_, at) =>
    call(address(String(at)), { method: 'POST', body: `body ${at}` }),
  );
  expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
  expect(service.count('refresh')).toBe(1);
  const repeated = seen.filter(({ token }) => token !== 'forgotten');
  expect(seen.length - repeated.length).toBeLessThanOrEqual(1_000);
  expect(repeated.map(({ path }) => path)).toEqual(answers.map((_, at) => `/${at}`));
  expect(repeated.every(({ path, body }) => body === `body ${path.slice(1)}`)).toBe(true);
}, 60_000);

test('a service that takes no token is asked four times, with three refreshes', async () => {
  const { session, service } = await start();
  let sent = 0;
  const call = authorisedFetch({
    session,
    fetch: async () => {
      sent++;
      return Response.json({ error: 'invalid_token' }, { status: 401 });
    },
  });
  expect((await call(address('x'))).status).toBe(401);
  expect([sent, service.count('refresh')]).toEqual([4, 3]);
});

test('names the company when it is not the default, and sends a stream once', async () => {
  const { session, service, seen, call, env, advance } = await start();
  service.state.companies = [
    { id: '1', name: '一', isDefault: '0' },
    { id: '2', name: '二' },
  ];
  session.companyRejected(undefined);
  await settled();
  session.chooseCompany('2');
  await advance(300);
  const headers: (string | null)[] = [];
  const named = authorisedFetch({
    session,
    fetch: async (input) => {
      headers.push((input as Request).headers.get('user-company'));
      return new Response();
    },
  });
  await named(new Request(address('y'), { method: 'PUT', body: 'z' }));
  expect(headers).toEqual(['2']);

  env.store.set('access_token', 'forgotten');
  const body = new Blob(['once']).stream();
  const answer = await call(address('x'), { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect([answer.status, seen.length]).toEqual([401, 1]);
});
