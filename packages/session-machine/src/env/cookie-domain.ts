/**
 * The `domain` attribute of the product's cookies: the last two parts of the host when that is one
 * of the product's own domains, otherwise `undefined` (the cookie stays with the host).
 * A list entry of one part, or one that other people can register under, would be a public suffix:
 * only an exact entry of the list can come out, so `co.uk` comes out only if somebody listed it,
 * and browsers refuse that.
 */
export function cookieDomain(host: string, productDomains: readonly string[]): string | undefined {
  const domain = host.toLowerCase().split('.').slice(-2).join('.');
  return domain.includes('.') && productDomains.includes(domain) ? domain : undefined;
}
