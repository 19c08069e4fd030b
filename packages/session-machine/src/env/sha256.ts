import { sha256 as digestOf } from '@noble/hashes/sha2.js';

/**
 * SHA-256 of a text, in base64url without padding: what S256 of RFC 7636 makes of a secret. Pages on
 * plain http have no `crypto.subtle`, and factories use them.
 */
export function sha256(text: string): string {
  return btoa(String.fromCharCode(...digestOf(new TextEncoder().encode(text))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
