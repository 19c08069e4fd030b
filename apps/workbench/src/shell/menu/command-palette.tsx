import { useSession } from '@garment-mes/session-machine/react';
import { Dialog, TextInput } from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useFavourites } from '#app/tab/favourites.ts';
import { titleOfTab } from '../tabs/tab-title.ts';
import type { OpenAddress } from '../use-open-address.ts';
import styles from './command-palette.module.css';
import type { MenuNode } from './menu-tree.ts';
import { type PaletteEntry, pageEntries, tabEntries } from './palette-entries.ts';
import { useRecordEntries } from './use-record-entries.ts';

interface CommandPaletteProps {
  readonly nodes: readonly MenuNode[];
  readonly onOpenPage: (page: MenuNode) => void;
  readonly openAddress: OpenAddress;
  readonly onClose: () => void;
}

/** Finds open tabs, screens and records by what is typed: arrows, Enter. Starred screens come first. */
export default function CommandPalette(props: CommandPaletteProps) {
  const t = useText();
  const box = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={t('搜索菜单')}
      size={560}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        box.current?.focus();
      }}
    >
      <PaletteList {...props} box={box} />
    </Dialog>
  );
}

interface PaletteListProps extends CommandPaletteProps {
  readonly box: RefObject<HTMLInputElement | null>;
}

function PaletteList({ box, nodes, onOpenPage, openAddress, onClose }: PaletteListProps) {
  const t = useText();
  const id = useId();
  const { isFavourite } = useFavourites();
  const { tabs } = useSession();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const records = useRecordEntries(text, openAddress);
  const entries = [
    ...tabEntries(
      tabs,
      text,
      (tab) => titleOfTab(tab, t),
      ({ key, query }) => openAddress(query ? `${key}?${query}` : key),
    ),
    ...pageEntries(nodes, text, isFavourite, onOpenPage),
    ...records,
  ];
  const current = Math.min(chosen, entries.length - 1);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  function go(entry: PaletteEntry) {
    if (entry.disabled) return;
    onClose();
    entry.open();
  }

  function press(event: KeyboardEvent) {
    // The letters of an unfinished Chinese word belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((current + step + entries.length) % Math.max(1, entries.length));
    }
    const target = entries[current];
    if (event.key === 'Enter' && target) go(target);
  }

  const kinds = { tab: t('标签'), page: t('菜单'), record: t('记录') };
  return (
    <div className={styles.search}>
      <TextInput
        ref={box}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={entries[current] ? `${id}:${current}` : undefined}
        aria-label={t('搜索菜单')}
        placeholder={t('页面、订单、款式、扎号、布卷、员工：单号、条码、名称或拼音')}
        icon={<Search />}
        value={text}
        onValueChange={(value) => {
          setText(value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <div ref={list} role="listbox" id={id} aria-label={t('搜索结果')} className={styles.list}>
        {entries.map((entry, index) => (
          <button
            key={entry.id}
            type="button"
            role="option"
            id={`${id}:${index}`}
            aria-selected={index === current}
            aria-disabled={entry.disabled || undefined}
            data-first={entry.kind !== entries[index - 1]?.kind ? kinds[entry.kind] : undefined}
            tabIndex={-1}
            className={styles.option}
            onPointerMove={() => setChosen(index)}
            onClick={() => go(entry)}
          >
            <span>{entry.label}</span>
            <span className={styles.note}>{entry.note}</span>
          </button>
        ))}
        {entries.length === 0 && <p className={styles.none}>{t('暂无数据')}</p>}
      </div>
    </div>
  );
}
