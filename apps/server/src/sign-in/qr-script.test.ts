import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CONFIRM_SCRIPT, DRAW_SCRIPT } from './qr-script.ts';

class Part {
  textContent = '';
  hidden = false;
  disabled = false;
  click: () => unknown = () => undefined;
  addEventListener(_kind: string, then: () => unknown) {
    this.click = then;
  }
}

/** The page of a phone whose person is signed in; `confirm` answers its one call that signs a page in. */
function phone(confirm: () => Promise<unknown>) {
  const parts = new Map<string, Part>();
  const find = (id: string) => {
    const part = parts.get(id) ?? new Part();
    parts.set(id, part);
    return part;
  };
  runInNewContext(DRAW_SCRIPT + CONFIRM_SCRIPT, {
    ...{ URLSearchParams, location: { search: '', origin: 'http://localhost', pathname: '/' } },
    document: { cookie: 'access_token=t', querySelector: (id: string) => find(id.slice(1)) },
    settings: { clientId: 'c', language: 'en', text: { failed: 'Try again', confirmed: 'Done' } },
    fetch: async (address: string) => ({
      status: 200,
      json: async () =>
        address.startsWith('/login/qr/')
          ? await confirm()
          : { data: { name: 'Liu', username: 'liu' } },
    }),
  });
  return find;
}

test('a confirmation that does not arrive says so and can be repeated', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => ({ status: 10202, data: 'The picture is over' }),
    async () => ({ status: 200, data: true }),
  ];
  const find = phone(() => answers.shift()?.() ?? Promise.reject(new Error('once too often')));
  await expect.poll(() => find('who').textContent).toBe('Liu (liu)');
  for (const sentence of ['Try again', 'The picture is over']) {
    await find('confirm').click();
    expect([find('error').textContent, find('confirm').disabled]).toEqual([sentence, false]);
  }
  await find('confirm').click();
  expect([find('error').textContent, find('outcome').textContent]).toEqual(['', 'Done']);
  expect(find('question').hidden).toBe(true);
});
