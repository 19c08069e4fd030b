/**
 * A random key of 32 hex digits. `crypto.randomUUID` is missing where a factory opens the product
 * over plain http, so it is made of random bytes.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
