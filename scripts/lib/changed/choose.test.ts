import { expect, test } from 'vitest';
import { choose, type Known } from './choose.ts';

const ORDERS = 'apps/workbench/src/features/orders/order-list.screen.tsx';
const BEDS = 'apps/workbench/src/features/cutting/beds.screen.tsx';
const HANDLERS = 'apps/server/src/features/orders/orders.handlers.ts';

/** File to what it imports and what stands in it. */
const FILES: Readonly<Record<string, readonly [imports: readonly string[], text?: string]>> = {
  'packages/domain/src/index.ts': [['packages/domain/src/beds/index.ts']],
  'packages/domain/src/beds/index.ts': [
    ['packages/domain/src/ratio.ts', 'packages/domain/src/wage.ts'],
  ],
  'packages/domain/src/ratio.ts': [[], 'export function bedRatio() {}'],
  'packages/domain/src/wage.ts': [[], 'export const wageOf = 1;'],
  'packages/domain/src/ratio.test.ts': [['packages/domain/src/ratio.ts']],
  'packages/domain/src/wage.test.ts': [['packages/domain/src/wage.ts']],
  'apps/workbench/src/mount.tsx': [
    ['apps/workbench/src/routes.ts', 'apps/workbench/src/shell/bar.tsx'],
  ],
  'apps/workbench/src/shell/bar.tsx': [[]],
  'apps/workbench/src/routes.ts': [[ORDERS, BEDS]],
  [ORDERS]: [['apps/workbench/src/features/orders/part.tsx'], 'listOrders'],
  'apps/workbench/src/features/orders/part.tsx': [[]],
  'apps/workbench/src/features/orders/part.test.tsx': [
    ['apps/workbench/src/features/orders/part.tsx'],
  ],
  [BEDS]: [['packages/domain/src/index.ts'], 'bedRatio()'],
  'apps/workbench/src/all-screens.test.tsx': [['apps/workbench/src/routes.ts']],
  'apps/server/src/api.ts': [[HANDLERS]],
  [HANDLERS]: [
    ['apps/server/src/features/orders/list.sql.ts'],
    'listOrders: (call) => rows(call),',
  ],
  'apps/server/src/features/orders/list.sql.ts': [[]],
  'apps/server/src/features/orders/orders.test.ts': [['apps/server/src/testing/test-server.ts']],
  'apps/server/src/features/home/home.test.ts': [
    ['apps/server/src/testing/test-server.ts'],
    "call('GET', '/mes2/order/list')",
  ],
  'apps/server/src/features/dies/dies.test.ts': [['apps/server/src/testing/test-server.ts']],
  'apps/server/src/testing/test-server.ts': [['apps/server/src/api.ts']],
  'tests/e2e/orders.e2e.ts': [[], "goto('/orders')"],
  'tests/e2e/bill.e2e.ts': [[], 'goto("/beds/12")'],
  'tests/e2e/tampering.e2e.ts': [[], "goto('/orders')"],
  'tests/sweep/every-screen.e2e.ts': [[]],
};

const known: Known = {
  importers: new Map(
    Object.keys(FILES).map((file) => [
      file,
      Object.keys(FILES).filter((each) => FILES[each]?.[0].includes(file)),
    ]),
  ),
  textOf: (file) => FILES[file]?.[1] ?? '',
  addresses: [
    { path: '/orders', file: ORDERS },
    { path: '/beds/{id}', file: BEDS },
  ],
  operations: {
    listOrders: { path: '/mes2/order/list', screens: ['/orders'] },
    listDies: { path: '/mes2/die/list', screens: ['/dies'] },
  },
};

const chosen = (...changed: string[]) => {
  const { everything, tests, addresses } = choose(changed, known);
  expect(everything).toBeUndefined();
  return {
    tests: [...tests.keys()].filter((file) => !/docs\/|texts\.test/.test(file)).sort(),
    addresses: [...addresses.keys()].sort(),
  };
};

const SCREENS = [
  'apps/workbench/src/all-screens.test.tsx',
  'tests/sweep/every-address.e2e.ts',
  'tests/sweep/every-screen.e2e.ts',
];

test('a part of a screen: its tests, its address and who goes there', () => {
  expect(chosen('apps/workbench/src/features/orders/part.tsx')).toEqual({
    tests: [
      ...SCREENS,
      'apps/workbench/src/features/orders/part.test.tsx',
      'tests/e2e/orders.e2e.ts',
    ].sort(),
    addresses: ['/orders'],
  });
});

test('a rule: its tests and the screens that name it, not all that import the package', () => {
  expect(chosen('packages/domain/src/ratio.ts')).toEqual({
    tests: [...SCREENS, 'packages/domain/src/ratio.test.ts', 'tests/e2e/bill.e2e.ts'].sort(),
    addresses: ['/beds/{id}'],
  });
  expect(chosen('packages/domain/src/wage.ts')).toEqual({
    tests: ['packages/domain/src/wage.test.ts'],
    addresses: [],
  });
});

test('a statement of the server: tests beside it and those that call it, and the screens that ask it', () => {
  expect(chosen('apps/server/src/features/orders/list.sql.ts')).toEqual({
    tests: [
      ...SCREENS,
      'apps/server/src/features/home/home.test.ts',
      'apps/server/src/features/orders/orders.test.ts',
      'tests/contract/every-operation.postgres.test.ts',
      'tests/contract/every-operation.test.ts',
      'tests/e2e/orders.e2e.ts',
    ].sort(),
    addresses: ['/orders'],
  });
});

test('the frame: some screens for all', () => {
  const { tests, addresses } = chosen('apps/workbench/src/shell/bar.tsx');
  expect(tests).toEqual(
    [
      ...SCREENS,
      ...['micro-frontend', 'shell', 'sign-in', 'tampering'].map(
        (name) => `tests/e2e/${name}.e2e.ts`,
      ),
    ].sort(),
  );
  expect(addresses).toEqual(['/makingCenter/order/order', '/mes/app/bgapp', '/work']);
});

test('the table of addresses: what is written from it, and with it the frame', () => {
  expect(chosen('specs/addresses.ts')).toEqual(chosen('apps/workbench/src/routes.ts'));
  expect(chosen('specs/addresses.ts').tests).toContain('tests/e2e/shell.e2e.ts');
});

test('pages and sentences: no screen', () => {
  expect(chosen('docs/testing.md', 'apps/workbench/src/locales/en.json')).toEqual({
    tests: [],
    addresses: [],
  });
});

test('a file that is gone: nothing of its own, its readers changed too', () => {
  expect(chosen('apps/workbench/src/features/orders/gone.tsx')).toEqual({
    tests: [],
    addresses: [],
  });
});

test.each([
  'specs/mes2/paths/order.yaml',
  'packages/sdk/scripts/generate/model.ts',
  'packages/sdk/src/generated/mes2-operations.ts',
  'pnpm-lock.yaml',
  'packages/ui/package.json',
  'tests/tsconfig.json',
  'vitest.config.ts',
  'apps/workbench/vite.host.config.ts',
  'apps/server/migrations/0126_new.sql',
  'apps/server/migrations/0125_baseline/10_styles.sql',
])('%s: everything', (file) => {
  expect(choose([file, 'docs/testing.md'], known).everything).toContain(file);
});
