import { Dialog, TextInput } from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { useFavourites } from './favourites.ts';
import header from './header.module.css';
import styles from './menu-search.module.css';
import { type MenuNode, menuName, pagesOf } from './menu-tree.ts';

const SHOWN = 50;

/** Finds a screen by its name: Ctrl+K from anywhere, arrows, Enter. Starred screens come first. */
export function MenuSearch({
  nodes,
  onOpen,
}: {
  readonly nodes: readonly MenuNode[];
  readonly onOpen: (page: MenuNode) => void;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  return (
    <>
      <button type="button" className={header.search} onClick={() => setOpen(true)}>
        <Search aria-hidden size={16} />
        <span>{t('搜索菜单')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('搜索菜单')}
        size={560}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          box.current?.focus();
        }}
      >
        <SearchList
          box={box}
          nodes={nodes}
          onOpen={(page) => {
            setOpen(false);
            onOpen(page);
          }}
        />
      </Dialog>
    </>
  );
}

function SearchList({
  box,
  nodes,
  onOpen,
}: {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly nodes: readonly MenuNode[];
  readonly onOpen: (page: MenuNode) => void;
}) {
  const t = useText();
  const id = useId();
  const { isFavourite } = useFavourites();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const wanted = text.trim().toLowerCase();
  const found = nodes
    .flatMap((group) => pagesOf([group]).map((page) => ({ page, group })))
    .filter(({ page }) => page.url !== undefined)
    .filter(({ page, group }) =>
      `${menuName(page)} ${menuName(group)} ${page.name} ${page.url}`
        .toLowerCase()
        .includes(wanted),
    )
    .toSorted((one, other) => rank(other.page, isFavourite) - rank(one.page, isFavourite))
    .slice(0, SHOWN);
  const current = Math.min(chosen, found.length - 1);

  function press(event: KeyboardEvent) {
    // The letters of an unfinished Chinese word belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((current + step + found.length) % Math.max(1, found.length));
    }
    const target = found[current];
    if (event.key === 'Enter' && target) onOpen(target.page);
  }

  return (
    <div className={styles.search}>
      <TextInput
        ref={box}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found[current] ? `${id}:${current}` : undefined}
        aria-label={t('搜索菜单')}
        placeholder={t('输入菜单名称')}
        icon={<Search />}
        value={text}
        onValueChange={(value) => {
          setText(value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <div role="listbox" id={id} aria-label={t('搜索结果')} className={styles.list}>
        {found.map(({ page, group }, index) => (
          <button
            key={page.id}
            type="button"
            role="option"
            id={`${id}:${index}`}
            aria-selected={index === current}
            tabIndex={-1}
            className={styles.option}
            onPointerMove={() => setChosen(index)}
            onClick={() => onOpen(page)}
          >
            <span>{menuName(page)}</span>
            <span className={styles.group}>{page.id === group.id ? '' : menuName(group)}</span>
          </button>
        ))}
        {found.length === 0 && <p className={styles.none}>{t('暂无数据')}</p>}
      </div>
    </div>
  );
}

const rank = ({ url }: MenuNode, isFavourite: (url: string) => boolean): number =>
  isFavourite(url ?? '') ? 1 : 0;
