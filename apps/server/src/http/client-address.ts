import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it comes from. Fastify's own `ip` takes what is no address for one. */
    clientAddress: string;
  }
}

/**
 * Whether a machine is believed when it says who called it.
 *
 * @param hop 0 for the machine that is connected, 1 for the one it names, and so on
 */
export type TrustsProxy = (address: string, hop: number) => boolean;

export const trustsNobody: TrustsProxy = () => false;

/** Machines one behind the other in front of a server; more is a typing error. */
const MOST_HOPS = 10;

/**
 * Reads a number of hops, or addresses and networks (`10.0.0.7`, `10.1.0.0/16`, `fd00::/8`) separated by commas.
 *
 * @returns `undefined` when the text is neither
 */
export function readTrustedProxies(text: string): TrustsProxy | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= MOST_HOPS ? (_address, hop) => hop < hops : undefined;
  }
  const proxies = new BlockList();
  for (const part of text.split(',')) {
    const [address = '', prefix, ...more] = part.trim().split('/');
    const bits = isIPv4(address) ? 32 : 128;
    const length = prefix === undefined ? bits : Number(prefix);
    const isPrefix = prefix === undefined || /^[1-9]\d{0,2}$/.test(prefix);
    if (isIP(address) === 0 || more.length > 0 || !isPrefix || length > bits) return undefined;
    proxies.addSubnet(address, length, familyOf(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * Where a request comes from: the machine that is connected, or the last one that a trusted machine names in
 * `x-forwarded-for`. What stands before it there anybody may have written.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusts: TrustsProxy,
): string {
  let address = plain(socket?.remoteAddress ?? '') ?? '';
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  for (const [hop, text] of named.reverse().entries()) {
    const next = trusts(address, hop) ? plain(text) : undefined;
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/** Puts down for each request where it comes from: what is limited, logged or kept by address goes by that. */
export function readClientAddress(app: FastifyInstance, trusts: TrustsProxy): void {
  app.decorateRequest('clientAddress', '');
  app.addHook('onRequest', async (request) => {
    request.clientAddress = clientAddress(request.raw, trusts);
  });
}

/** An address in one spelling, without port and zone; `undefined` when the text is none. */
function plain(text: string): string | undefined {
  const [, bare = ''] =
    /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(text.trim()) ??
    /^\[?([0-9a-f:.]+)(?:%[^\]]*)?(?:\](?::\d+)?)?$/i.exec(text.trim()) ??
    [];
  if (isIP(bare) === 0) return undefined;
  return isIPv4(bare) ? bare : new URL(`http://[${bare}]`).hostname.slice(1, -1);
}

/** Groups of an IPv6 address that name the line; the others a machine chooses by itself, as often as it likes. */
const GROUPS_OF_LINE = 4;

/** What counts as one address where something is limited: an IPv4 address, or the network of an IPv6 one. */
export function lineOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [
    ...groups(head),
    ...Array.from({ length: missing }, () => '0'),
    ...groups(tail ?? ''),
  ];
  return `${all.slice(0, GROUPS_OF_LINE).join(':')}::/64`;
}
