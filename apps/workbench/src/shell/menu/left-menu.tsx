import { Button } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './left-menu.module.css';
import { MenuIcon } from './menu-icon.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { type MenuNode, menuName, pagesOf } from './menu-tree.ts';

interface LeftMenuProps {
  readonly nodes: readonly MenuNode[];
  /** Address of the page that is shown. */
  readonly active: string;
  readonly failed: boolean;
  readonly onOpen: (page: MenuNode) => void;
  readonly onRetry: () => void;
}

/** Characters of a caption that fit under an icon. */
const CAPTION = 4;

/** The rail of groups; pointing at one, or Enter on it, opens the panel of its pages. */
export default function LeftMenu({ nodes, active, failed, onOpen, onRetry }: LeftMenuProps) {
  const t = useText();
  const [openId, setOpenId] = useState<string>();
  const open = nodes.find(({ id }) => id === openId);

  function choose(page: MenuNode) {
    setOpenId(undefined);
    onOpen(page);
  }

  return (
    <nav
      className={styles.menu}
      aria-label={t('主菜单')}
      onPointerLeave={() => setOpenId(undefined)}
      onKeyDown={(event) => event.key === 'Escape' && setOpenId(undefined)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpenId(undefined);
      }}
    >
      <ul className={styles.rail}>
        {nodes.map((node) => {
          const current = pagesOf([node]).some(({ url }) => url === active);
          return (
            <li key={node.id}>
              <button
                type="button"
                className={styles.group}
                data-current={current || undefined}
                data-open={node.id === openId || undefined}
                aria-expanded={node.children.length > 0 ? node.id === openId : undefined}
                title={menuName(node)}
                disabled={node.children.length === 0 && node.url === undefined}
                onPointerEnter={(event) => event.pointerType === 'mouse' && setOpenId(node.id)}
                onClick={() => (node.children.length > 0 ? setOpenId(node.id) : choose(node))}
              >
                <MenuIcon name={node.icon} />
                <span className={styles.caption}>{caption(menuName(node))}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {failed && (
        <div className={styles.failed} role="alert">
          {t('菜单加载失败')}
          <Button size="small" onClick={onRetry}>
            {t('重试')}
          </Button>
        </div>
      )}
      {open !== undefined && open.children.length > 0 && (
        <MenuPanel key={open.id} group={open} active={active} onOpen={choose} />
      )}
    </nav>
  );
}

/** Chinese captions keep four characters, words keep their first. */
const caption = (name: string): string =>
  /^[\x20-\x7e]+$/.test(name) ? (name.split(/[\s&,]/)[0] ?? name) : name.slice(0, CAPTION);
