import { TextInput } from '@garment-mes/ui';
import { Search, Star } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { contains } from '#app/sound-match.ts';
import { useFavourites } from '#app/tab/favourites.ts';
import styles from './left-menu.module.css';
import { type MenuNode, menuName, pagesOf } from './menu-tree.ts';

/** Entries from which a filter box helps. */
const FILTER_FROM = 10;

interface MenuPanelProps {
  readonly group: MenuNode;
  readonly active: string;
  readonly onOpen: (page: MenuNode) => void;
}

/** The pages of one group, under the headings of its second level. */
export function MenuPanel({ group, active, onOpen }: MenuPanelProps) {
  const t = useText();
  const [filter, setFilter] = useState('');
  const { isFavourite, toggle } = useFavourites();
  const sections = group.children.map((node) => ({
    heading: node.children.length > 0 ? menuName(node) : undefined,
    pages: pagesOf([node]).filter((page) => contains(menuName(page), filter)),
  }));

  return (
    <div className={styles.panel}>
      <h2 className={styles.panelTitle}>{menuName(group)}</h2>
      {pagesOf([group]).length >= FILTER_FROM && (
        <TextInput
          className={styles.filter ?? ''}
          aria-label={t('筛选菜单')}
          placeholder={t('筛选菜单')}
          icon={<Search />}
          value={filter}
          onValueChange={setFilter}
          clearable
        />
      )}
      {sections.map(
        ({ heading, pages }) =>
          pages.length > 0 && (
            <div key={heading ?? pages[0]?.id} className={styles.section}>
              {heading !== undefined && <h3 className={styles.heading}>{heading}</h3>}
              <ul>
                {pages.map((page) => (
                  <li key={page.id} className={styles.entryRow}>
                    <button
                      type="button"
                      className={styles.entry}
                      aria-current={page.url === active ? 'page' : undefined}
                      disabled={page.url === undefined}
                      onClick={() => onOpen(page)}
                    >
                      {menuName(page)}
                    </button>
                    {page.url !== undefined && (
                      <button
                        type="button"
                        className={styles.star}
                        aria-pressed={isFavourite(page.url)}
                        aria-label={t('收藏 {screen}', { screen: menuName(page) })}
                        onClick={() => toggle(page.url ?? '')}
                      >
                        <Star aria-hidden size={14} />
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
