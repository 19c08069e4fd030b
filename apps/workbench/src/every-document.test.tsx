// @vitest-environment jsdom
import type { ComponentType } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { describeDocument } from '#testing/describe-document.tsx';
import '#testing/no-layout.ts';

const seen = vi.hoisted(() => ({ documents: new Map<string, unknown>() }));
vi.mock('#screens/document/document-screen.tsx', async (original) => {
  const kit = await original<typeof import('#screens/document/document-screen.tsx')>();
  return {
    ...kit,
    DocumentScreen(props: Parameters<typeof kit.DocumentScreen>[0]) {
      seen.documents.set(props.document.record.list.operation.id, props.document);
      return <kit.DocumentScreen {...props} />;
    },
  };
});

const screens = import.meta.glob<{ readonly default: ComponentType<object> }>(
  './features/**/*.screen.tsx',
);
const sources = import.meta.glob<string>('./features/**/*.tsx', {
  query: '?raw',
  import: 'default',
});

type Case = Omit<Parameters<typeof describeDocument>[1], 'load' | 'documentOf'>;

// jsdom has no scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

/** Every document by its screen. */
const DOCUMENTS: Readonly<Record<string, Case>> = {
  'fabric/feeding-slips': {
    ...{ list: 'listFeedingSlips', read: 'getFeedingSlip', head: 'slip', state: 'status' },
    states: { issue: 0, receive: 1, return: 2, close: 2, void: 1 },
    typed: { receive: '0', return: '1' },
  },
  'goods/issues': {
    ...{ list: 'listWarehouseOuts', read: 'getWarehouseOut', head: 'bill', state: 'status' },
    states: { submit: 0, confirm: 1, back: 1, reverse: 2, void: 1 },
    typed: {},
  },
  'goods/receipts': {
    ...{ list: 'listWarehouseReceipts', read: 'getWarehouseReceipt', head: 'bill' },
    state: 'status',
    states: { submit: 0, confirm: 1, back: 1, reverse: 2, void: 1 },
    typed: {},
  },
  'pieces/deliveries': {
    ...{ list: 'listCutPieceDeliveries', read: 'getCutPieceDelivery', head: 'delivery' },
    state: 'status',
    states: { receive: 1, agree: 3, recall: 1, return: 2 },
    typed: { receive: '24', agree: '23{Tab}短少' },
  },
};

test('every document is here', async () => {
  const found = await Promise.all(
    Object.entries(sources).map(async ([path, source]) =>
      path.includes('.test.') || !(await source()).includes('defineDocument(')
        ? []
        : [path.replace('./features/', '').replace(/(\.screen)?\.tsx$/, '')],
    ),
  );
  expect(found.flat()).toEqual(Object.keys(DOCUMENTS));
});

for (const [name, given] of Object.entries(DOCUMENTS))
  describeDocument(name, {
    ...given,
    load: async () => {
      const screen = await screens[`./features/${name}.screen.tsx`]?.();
      return screen?.default as ComponentType<object>;
    },
    documentOf: () => seen.documents.get(given.list) as never,
  });
