import { describe, expect, test } from 'vitest';
import { addresses, aliases, type RoutePath, walls } from '#app/addresses.ts';
import { awaitsScreen, href, matchRoute, routePaths } from '#app/routes.ts';
import { notBuilt } from './not-built.ts';
import { screens } from './routes.ts';

describe('table of addresses', () => {
  test('finds each address by itself', () => {
    for (const path of routePaths) {
      const concrete = path.replaceAll(/\{(\w+)\}/g, 'x');
      expect(matchRoute(concrete)?.path).toBe(path);
    }
  });

  test('an address awaits its screen exactly as long as it says that it is not built', () => {
    const wrong = routePaths.filter(
      (path) =>
        awaitsScreen(path) !== (screens[path] === notBuilt) ||
        awaitsScreen(path) === (addresses[path].built === true),
    );
    expect(wrong).toEqual([]);
  });
});

test('nothing leads to a screen or a wall board that is still to come, however it is written', () => {
  const [toCome] = routePaths.filter((path) => screens[path] === notBuilt && !path.includes('{'));
  const built: RoutePath = '/makingCenter/order/order';
  expect(awaitsScreen(built)).toBe(false);
  expect(awaitsScreen(`${built}?orderNo=SO1`)).toBe(false);
  if (toCome)
    expect([toCome, `${toCome}/`, `${toCome}?a=/b`].map(awaitsScreen)).not.toContain(false);
  for (const [wall, isBuilt] of Object.entries(walls)) expect(awaitsScreen(wall)).toBe(!isBuilt);
  // What is no address of the product is somebody else's to judge.
  expect(awaitsScreen('https://example.com/mes/qc/badType')).toBe(false);
});

test('header and menu are left out around the handheld pages and the page of a person alone', () => {
  const bare = routePaths.filter(
    (path) => addresses[path].hasLeft === false || addresses[path].hashead === false,
  );
  expect(bare).toEqual([
    '/userCompanyDetail/{id}',
    '/app/cuttingApp/cuttingBedTask',
    '/app/cuttingLineApp/cuttingLine',
    '/app/sewingLineApp/sewingLine',
  ]);
  for (const path of bare)
    expect(addresses[path]).toMatchObject({ hasLeft: false, hashead: false });
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
