import { toast } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';

/**
 * Opens an address of somebody's configuration: here when it is of this origin, else in a window of
 * its own. What is no address of a page is not followed.
 * @param always a window of its own in any case
 */
export function openOutside(address: string | null | undefined, always = false): void {
  const url = address ? parsed(address) : undefined;
  if (url === undefined) toast.warning(t('该应用还未配置跳转地址'));
  else if (!always && url.origin === location.origin) location.assign(url);
  else window.open(url, '_blank', 'noopener,noreferrer');
}

function parsed(address: string): URL | undefined {
  const url = URL.parse(address, location.href);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}
