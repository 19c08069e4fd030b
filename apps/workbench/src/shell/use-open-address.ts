import { toast } from '@garment-mes/ui';
import { useCallback } from 'react';
import { useText } from '#app/i18n.ts';
import { matchRoute } from '../routes.ts';
import type { Navigate } from './frozen-location.ts';

/** Opens what a message or a menu entry points at. */
export type OpenAddress = (address: string) => void;

/** The wall boards are another application of the same origin. */
const BOARDS = /^\/mes\/report\/(reduceBed|countscz|top5|fqc)$/;

/**
 * An address of this application opens its tab, a wall board and an http address open a window of
 * their own, anything else is said to lead nowhere.
 */
export function useOpenAddress(navigate: Navigate): OpenAddress {
  const t = useText();
  return useCallback(
    (address) => {
      const [path = ''] = address.split('?');
      if (BOARDS.test(path) || /^https?:\/\//i.test(address))
        window.open(address, '_blank', 'noopener,noreferrer');
      else if (matchRoute(path) !== undefined) navigate(address);
      else toast.error(t('路径不存在'));
    },
    [navigate, t],
  );
}
