import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('a secret becomes the challenge that appendix B of RFC 7636 shows', () => {
  expect(sha256('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});
