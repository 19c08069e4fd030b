/**
 * A random id for a row that the server has not seen: 96 bits, so that no two collide. Works on
 * plain http too, where `crypto.randomUUID` is missing.
 */
export function newRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `new-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
