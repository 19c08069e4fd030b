import * as api from '@garment-mes/session-machine';
import { expect, test } from 'vitest';

test('exports these names', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "COOKIE_KEYS",
      "HOME",
      "LOCAL_KEYS",
      "MAX_TABS",
      "MY_APPLICATIONS",
      "SessionError",
      "TAB_KEYS",
      "authorisedFetch",
      "browserEnv",
      "browserStore",
      "createSession",
      "signInAddress",
      "workerClock",
    ]
  `);
});
