import * as api from '@garment-mes/sdk';
import { expect, test } from 'vitest';

test('exports these names', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "ApiError",
      "createClient",
      "errorKinds",
      "pagesOf",
      "rowsOf",
    ]
  `);
});
