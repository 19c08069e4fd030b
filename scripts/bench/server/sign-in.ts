import { createHash } from 'node:crypto';

const PASSWORD = 'Garment#2026';

/** Signs a demo account in as the page does. @returns the headers of its calls */
export async function signedIn(origin: string, username: string): Promise<Record<string, string>> {
  const login = await fetch(`${origin}/amc/open/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      password: createHash('md5').update(PASSWORD).digest('hex'),
      callback: `${origin}/`,
    }),
  }).then((answer) => answer.json());
  const tokens = await fetch(`${origin}/amc/open/loginToken/token?payload=${login.data.code}`).then(
    (answer) => answer.json(),
  );
  return { authorization: `Bearer ${tokens.data.access_token}` };
}
