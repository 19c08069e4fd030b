import { toast } from '@garment-mes/ui';
import { useCallback } from 'react';
import { walls } from '#app/addresses.ts';
import { useText } from '#app/i18n.ts';
import { matchRoute } from '#app/routes.ts';
import type { Navigate } from './tabs/frozen-location.ts';

/** Opens what a message or a menu entry points at. */
export type OpenAddress = (address: string) => void;

/**
 * An address of this application opens its tab; a wall board, which is another application of the same
 * origin, and an http address open a window of their own; anything else is said to lead nowhere.
 */
export function useOpenAddress(navigate: Navigate): OpenAddress {
  const t = useText();
  return useCallback(
    (address) => {
      const [path = ''] = address.split('?');
      if (path in walls || /^https?:\/\//i.test(address))
        window.open(address, '_blank', 'noopener,noreferrer');
      else if (matchRoute(path) !== undefined) navigate(address);
      else toast.error(t('路径不存在'));
    },
    [navigate, t],
  );
}
