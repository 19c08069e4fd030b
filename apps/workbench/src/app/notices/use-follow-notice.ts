import { type NoticeRow, readNotice } from '@garment-mes/sdk/mmc';
import { toast } from '@garment-mes/ui';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { awaitsScreen, href } from '#app/routes.ts';

const UNREAD = 0;
const READ = 1;

/**
 * Reads a notice, once, and opens what it is about; the notice itself where nothing of it can be opened.
 * @param open goes to an address
 */
export function useFollowNotice(
  open: (address: string) => void,
): (notice: Pick<NoticeRow, 'id' | 'readed' | 'address'>) => void {
  const markRead = useAction(readNotice, { ok: null });
  const marked = useRef(new Set<string>());
  return ({ id, readed, address }) => {
    if (readed === UNREAD && !marked.current.has(id)) {
      marked.current.add(id);
      markRead.run({ body: { messageId: id, readed: READ } }).catch(() => {
        marked.current.delete(id);
      });
    }
    const leads = address !== null && !awaitsScreen(address);
    open(leads ? address : href('/noticeDetail/{id}', { id }));
  };
}

/** Goes to the address of a notice: a page of this product here, another one in a window of its own. */
export function useGoTo(): (address: string) => void {
  const t = useText();
  const [, navigate] = useLocation();
  return (address) => {
    if (isPath(address)) navigate(address);
    else if (isOutside(address)) window.open(address, '_blank', 'noopener');
    else toast.error(t('路径不存在'));
  };
}

/** An address outside this product. */
export const isOutside = (address: string): boolean => /^https?:\/\//i.test(address);

/** A path of this product; `//host` and schemes are not. */
const isPath = (address: string): boolean => /^\/(?!\/)/.test(address);
