import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The head of a picture of this size; nothing more is looked at. */
function png(width: number, height: number, tail = ''): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('\u0089PNG\r\n\u001a\n', 'latin1');
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return Buffer.concat([bytes, Buffer.from(tail)]);
}

async function upload(path: string, bytes: Buffer, name = '样.png', who = 'acme.worker') {
  const form = Buffer.concat([
    Buffer.from(`--xx\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--xx--\r\n'),
  ]);
  const answer = await server.runtime.app.inject({
    method: 'POST',
    url: path,
    payload: form,
    headers: {
      authorization: `Bearer ${await server.token(who)}`,
      'content-type': 'multipart/form-data; boundary=xx',
    },
  });
  return { http: answer.statusCode, body: answer.json() };
}
const picture = (bytes: Buffer) => upload('/amc/management/picture/upload', bytes);
const document = (bytes: Buffer, name: string) => upload('/amc/file/upload', bytes, name);

const cookieOf = async (who: string) => ({
  cookie: `x=1; access_token=${await server.token(who)}`,
});

/** A file as the browser of a person gets it, or of nobody. */
const seen = async (url: string, who: string | null = 'acme.admin') =>
  server.runtime.app.inject({ method: 'GET', url, ...(who && { headers: await cookieOf(who) }) });

test('a picture is kept under an address nobody guesses and served as data', async () => {
  const bytes = png(10, 10);
  const url = (await picture(bytes)).body.data;
  expect(url).toMatch(/^\/files\/[\w-]{32}\.png$/);
  const served = await seen(url);
  expect(served.rawPayload.equals(bytes)).toBe(true);
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=86400, immutable',
  });
  const missing = await seen(`/files/${'a'.repeat(32)}.png`);
  expect(missing.statusCode).toBe(404);
});

test('an address alone opens nothing: members of the company see a file, while their session lives', async () => {
  const url = (await picture(png(12, 12))).body.data;
  const status = async (who: string) => (await seen(url, who)).statusCode;
  expect([await status('acme.leader'), await status('both')]).toEqual([200, 200]);
  const missing = await seen(`/files/${'a'.repeat(32)}.png`);
  for (const who of ['rival.admin', null]) {
    const refused = await seen(url, who);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toEqual(missing.json());
  }
  const bearer = await server.runtime.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${await server.token('acme.leader')}` },
  });
  expect(bearer.statusCode).toBe(200);
  // A token that expired while the page is open still identifies the session; one of an ended session does not.
  const families = sql`(select f.id from platform.token_family f join amc.app_user u on u.id = f.user_id
    where u.username = 'acme.leader')`;
  await server.query(sql`
    update platform.access_token set expire_date = now() - interval '5 minutes' where family_id in ${families}`);
  expect(await status('acme.leader')).toBe(200);
  await server.query(
    sql`update platform.token_family set revoked_date = now() where id in ${families}`,
  );
  expect(await status('acme.leader')).toBe(404);
});

test('what the platform shows before the sign-in is seen by everybody', async () => {
  const url = (await picture(png(13, 13))).body.data;
  expect((await seen(url, null)).statusCode).toBe(404);
  await server.query(sql`
    insert into amc.platform_config (name, value) values ('platLogo', ${url})
    on conflict (name) do update set value = excluded.value`);
  expect((await seen(url, null)).statusCode).toBe(200);
});

test.each([
  ['a page', Buffer.from('<html><script>x()</script></html>')],
  ['a drawing that runs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['a picture that is a page too', png(10, 10, '<script>x()</script>')],
  ['a program', Buffer.from('MZ\u0090\u0000')],
  ['an archive that is no sheet', Buffer.from('PK\u0003\u0004 anything')],
])('%s is refused whatever its name says', async (_what, bytes) => {
  expect((await document(bytes, 'a.png')).body).toMatchObject({
    status: 10009,
    data: '不支持的文件类型',
  });
});

test('pictures have a limit of pixels, forms one of bytes', async () => {
  expect((await picture(png(10_000, 5_000))).body.data).toBe('图片不能超过40百万像素');
  expect((await picture(Buffer.concat([png(1, 1), Buffer.alloc(12 * 1024 * 1024)]))).http).toBe(
    413,
  );
  expect((await picture(Buffer.from('%PDF-1.7'))).body.status).toBe(10009);
});

test('a document is offered for saving under its own name', async () => {
  const { data } = (await document(Buffer.from('%PDF-1.7 text'), '../工艺.pdf')).body;
  expect(data).toMatchObject({ name: '工艺.pdf', mime: 'application/pdf', size: 13 });
  const served = await seen(data.url);
  expect(served.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/);
});

test('a PDF is shown in a page that asks for it, a sheet never is', async () => {
  const { url } = (await document(Buffer.from('%PDF-1.7 shown'), 'a.pdf')).body.data;
  const { headers } = await seen(`${url}?shown`);
  expect(headers['content-disposition']).toMatch(/^inline; /);
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

test('a file is deleted by who uploaded it, while nothing shows it', async () => {
  const url = (await picture(png(11, 11))).body.data;
  const remove = (who: string) => server.call(who, 'DELETE', '/amc/file', { url });
  expect((await remove('acme.admin')).body.data).toBe('文件不存在');
  await server.query(sql`update amc.app_user set avatar = ${url} where username = 'acme.worker'`);
  expect((await remove('acme.worker')).body.data).toBe('文件正在使用，不能删除');
  await server.query(sql`update amc.app_user set avatar = null where username = 'acme.worker'`);
  expect((await remove('acme.worker')).body.data).toBe(true);
  expect((await seen(url)).statusCode).toBe(404);
});

test('no other call takes a form', async () => {
  const refused = await upload('/amc/tasks', png(1, 1));
  expect(refused.body.status).toBe(10009);
});
