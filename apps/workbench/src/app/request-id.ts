/**
 * A random UUID, made at the tap. `crypto.randomUUID` is missing where handhelds open the product over
 * plain http, so it is made of random bytes.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A moment of the company's clock as the services write it. */
export const clockText = (at: number): string =>
  new Date(at).toISOString().slice(0, 19).replace('T', ' ');
