import { networkInterfaces } from 'node:os';
import { DomainError } from '@garment-mes/domain/refusals';

/** Origins that a sign-in may return to, each compared as a whole. */
export type AllowedOrigins = ReadonlySet<string>;

/** The addresses under which this machine itself is reached, plus the configured ones. */
export function allowedOrigins(port: number, configured: readonly string[]): AllowedOrigins {
  const hosts = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address));
  return new Set([
    ...['localhost', '127.0.0.1', '[::1]', ...hosts].map(
      (host) => new URL(`http://${host}:${port}`).origin,
    ),
    ...configured.map((origin) => new URL(origin).origin),
  ]);
}

export interface Callback {
  readonly origin: string;
  /** Origin and path, rebuilt; query and hash are not part of it. */
  readonly address: string;
}

/** @throws {DomainError} `callback-not-allowed` for any other origin, scheme, user name or hash */
export function readCallback(text: string, allowed: AllowedOrigins): Callback {
  const refuse = () => new DomainError('callback-not-allowed', {});
  // A browser reads a backslash as a slash and drops tabs and line ends: such text is no address.
  if (!/^https?:\/\/[\x21-\x5b\x5d-\x7e]+$/.test(text) || !URL.canParse(text)) throw refuse();
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  if (!isPlain || !allowed.has(url.origin)) throw refuse();
  return { origin: url.origin, address: url.origin + url.pathname };
}
