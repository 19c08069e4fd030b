import { describe, expect, test } from 'vitest';
import { href } from '#app/routes.ts';
import { notBuilt } from './not-built.ts';
import list from './route-list.json' with { type: 'json' };
import { aliases, matchRoute, routePaths, routes } from './routes.ts';

/** The boards of apps/dashboards. */
const BOARDS = ['reduceBed', 'countscz', 'top5', 'fqc'].map((name) => `/mes/report/${name}`);

/** Lower it with each screen that is built; it may never rise. */
const NOT_BUILT_AT_MOST = 117;

describe('route table', () => {
  test('has every address of the product but the wall boards', () => {
    expect([...routePaths, ...BOARDS].toSorted()).toEqual(list.toSorted());
  });

  test('the number of screens that are not built only falls', () => {
    const open = Object.values(routes).filter(({ screen }) => screen === notBuilt);
    expect(open.length).toBeLessThanOrEqual(NOT_BUILT_AT_MOST);
  });

  test('finds each address by itself', () => {
    for (const path of routePaths) {
      const concrete = path.replaceAll(/\{(\w+)\}/g, 'x');
      expect(matchRoute(concrete)?.path).toBe(path);
    }
  });
});

test('header and menu are left out around the handheld pages and the page of a person alone', () => {
  const bare = routePaths.filter(
    (path) => routes[path].hasLeft === false || routes[path].hashead === false,
  );
  expect(bare).toEqual([
    '/userCompanyDetail/{id}',
    '/app/cuttingApp/cuttingBedTask',
    '/app/cuttingLineApp/cuttingLine',
    '/app/sewingLineApp/sewingLine',
  ]);
  for (const path of bare) expect(routes[path]).toMatchObject({ hasLeft: false, hashead: false });
});

test('every page is a file of its own, asked for when it is opened', async () => {
  const source = await import('./routes.ts?raw');
  const lines = source.default.match(/screen: [^,}]+/g) ?? [];
  expect(lines).toHaveLength(routePaths.length);
  for (const line of lines)
    expect(line).toMatch(
      /^screen: (notBuilt ?|\(\) => import\('\.\/features\/[^']+\.screen\.tsx'\) ?)$/,
    );
});

test('reads parameters, and a trailing slash changes nothing', () => {
  expect(matchRoute('/makingCenter/order/orderDetail/42/')).toEqual({
    path: '/makingCenter/order/orderDetail/{orderId}',
    params: { orderId: '42' },
  });
});

test('opens the long route of a short address', () => {
  expect(matchRoute('/schedule')?.path).toBe(aliases['/schedule']);
});

test('knows what is not an address of the workbench', () => {
  expect(matchRoute('/mes/report/fqc')).toBeUndefined();
  expect(matchRoute('/makingCenter/order/orderDetail')).toBeUndefined();
});

test('writes links, with parameters and query', () => {
  expect(href('/makingCenter/order/order')).toBe('/makingCenter/order/order');
  expect(href('/makingCenter/order/orderDetail/{orderId}', { orderId: 'a/b' })).toBe(
    '/makingCenter/order/orderDetail/a%2Fb',
  );
  expect(href('/schedule/schedule/schedule', undefined, { orderId: '7', page: undefined })).toBe(
    '/schedule/schedule/schedule?orderId=7',
  );
});
