import * as machine from '@garment-mes/session-machine/machine';
import * as node from '@garment-mes/session-machine/node';
import * as react from '@garment-mes/session-machine/react';
import * as testing from '@garment-mes/session-machine/testing';
import { expect, test } from 'vitest';

test('the machines export these names', () => {
  expect(Object.keys(machine).sort()).toMatchInlineSnapshot(`
    [
      "channelMachine",
      "companyMachine",
      "sessionMachine",
      "tabsMachine",
      "tokenMachine",
    ]
  `);
});

test('the ports of Node export these names', () => {
  expect(Object.keys(node).sort()).toMatchInlineSnapshot(`
    [
      "fileStore",
      "nodeEnv",
    ]
  `);
});

test('the React binding exports these names', () => {
  expect(Object.keys(react).sort()).toMatchInlineSnapshot(`
    [
      "SessionProvider",
      "useChannel",
      "useGranted",
      "useSession",
      "useSessionActions",
      "useSessionEvent",
    ]
  `);
});

test('the test helpers export these names', () => {
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "answeredWith",
      "createFakeService",
      "memoryClock",
      "memoryEnv",
      "memoryFlag",
      "memoryLine",
      "memoryLocks",
      "memoryNavigation",
      "memoryStore",
      "openTab",
      "settled",
      "signedIn",
      "startHostileServer",
      "storeTokens",
    ]
  `);
});
