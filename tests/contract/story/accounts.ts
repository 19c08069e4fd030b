import { expect, test } from 'vitest';
import { shanghai } from '../../../apps/server/src/testing/shanghai.ts';
import { md5, PASSWORD, uuid } from '../callers.ts';
import { PAGE, type Story } from './story.ts';

/** Signing in, and what an account shows of itself. */
export function testAccounts(story: Story): void {
  const { as, nobody, server } = story;
  const { amc, mmc } = story.sdk;

  test('sign-in gives a code, the code gives tokens, tokens are renewed and revoked', async () => {
    await amc.getPlatformConfig(nobody);
    const { code } = await amc.login(nobody, {
      body: {
        username: 'cx.merch',
        password: md5(PASSWORD),
        callback: `${await server.listen()}/`,
      },
    });
    const first = await amc.exchangeOauthCode(nobody, { query: { payload: code } });
    const second = await amc.refreshToken(
      nobody,
      { query: { grant_type: 'refresh_token', refresh_token: first.refresh_token } },
      { headers: { authorization: `Basic ${btoa('tests:tests')}` } },
    );
    expect(second.access_token).not.toBe(first.access_token);
    await amc.revokeToken(await as('cx.merch'), { query: { access_token: second.access_token } });
  });

  test('an account shows who the person is and where he belongs', async () => {
    const zhou = await as('zhou');
    const user = await amc.getUserInfo(zhou);
    const companies = await amc.getUserCompany(zhou);
    expect(companies.filter(({ id }) => id !== '-1')).toHaveLength(3);
    expect(companies.at(-1)?.id).toBe('-1');
    await amc.listCompanies(zhou, { query: PAGE });
    await amc.listUserApplications(zhou, { query: { ...PAGE, pageSize: 100, status: 0 } });
    expect((await amc.getMenus(zhou)).length).toBeGreaterThan(0);
    await amc.getConfigValue(zhou, { query: { code: 'DataPermission' } });
    expect((await amc.listSecurityLogs(zhou, { query: PAGE })).total).toBeGreaterThan(0);
    const departments = await amc.listDepartments(zhou);
    expect(departments.length).toBeGreaterThan(5);
    const admin = await as('cx.admin');
    expect((await amc.listEmployees(admin, { query: PAGE })).total).toBeGreaterThan(0);
    const todo = await amc.createTodo(zhou, {
      body: { tips: '核对床次', taskEndDate: shanghai() },
    });
    await amc.updateTodo(zhou, { body: { id: todo.id, status: 1 } });
    await expect(amc.updateTodo(zhou, { body: { id: todo.id, status: 0 } })).rejects.toMatchObject({
      status: 10202,
    });
    const done = await amc.listTodos(zhou, { query: { ...PAGE, status: 1 } });
    expect(done.list.map(({ id }) => id)).toContain(todo.id);
    await mmc.bindChannel(zhou, { body: { clientId: `pcQrCodeLogin${uuid()}`, topics: ['bed'] } });
    await mmc.listNotices(zhou, { query: { ...PAGE, userId: user.id } });
  });
}
