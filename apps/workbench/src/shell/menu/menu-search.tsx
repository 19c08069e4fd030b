import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '#app/i18n.ts';
import header from '../head/header.module.css';
import type { OpenAddress } from '../use-open-address.ts';
import type { MenuNode } from './menu-tree.ts';

// Comes with the table of how characters sound, which nobody needs before searching.
const CommandPalette = lazy(() => import('./command-palette.tsx'));

interface MenuSearchProps {
  readonly nodes: readonly MenuNode[];
  readonly onOpenPage: (page: MenuNode) => void;
  readonly openAddress: OpenAddress;
}

/** The way to any screen, open tab or record: Ctrl+K from anywhere. */
export function MenuSearch({ nodes, onOpenPage, openAddress }: MenuSearchProps) {
  const t = useText();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        className={header.search}
        aria-label={`${t('搜索菜单')} Ctrl K`}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size={16} />
        <span>{t('搜索菜单')}</span> <kbd>Ctrl K</kbd>
      </button>
      {open && (
        <Suspense>
          <CommandPalette
            nodes={nodes}
            onOpenPage={onOpenPage}
            openAddress={openAddress}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
