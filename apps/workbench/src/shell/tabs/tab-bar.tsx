import { ContextMenu } from '@garment-mes/ui';
import { House, X } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useEffect, useRef } from 'react';
import { useText } from '#app/i18n.ts';
import { panelId } from './panel-id.ts';
import styles from './tab-bar.module.css';
import { TabList } from './tab-list.tsx';
import { useLongPress } from './use-long-press.ts';

const HOME = '/';

/** A tab as the bar draws it. */
export interface TabView {
  readonly key: string;
  readonly title: string;
  readonly dirty: boolean;
}

/** What a tab menu closes, seen from the tab it was opened on. */
export type CloseScope = 'one' | 'left' | 'right' | 'others' | 'all';

interface TabBarProps {
  readonly tabs: readonly TabView[];
  readonly active: string;
  readonly onActivate: (key: string) => void;
  readonly onClose: (scope: CloseScope, key: string) => void;
  readonly onRefresh: (key: string) => void;
  /** Moves a tab to the place of another one. */
  readonly onMove: (key: string, to: string) => void;
}

/**
 * The home page, which stays, and the open pages. Arrow keys, Home and End walk, Delete closes, Alt+Shift+arrow moves, the menu key
 * opens the menu.
 */
export default function TabBar({
  tabs,
  active,
  onActivate,
  onClose,
  onRefresh,
  onMove,
}: TabBarProps) {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Again with every change of the row: a title that arrives late makes its tab wider than it was.
    if (!tabs.some(({ key }) => key === active)) return;
    const shown = bar.current?.querySelector(`[data-key="${CSS.escape(active)}"]`);
    // The tab with its closing button, not the title alone.
    shown?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, tabs]);

  const step = useCallback(
    (event: KeyboardEvent, key: string) => {
      const row = [HOME, ...tabs.map((tab) => tab.key)];
      const at = row.indexOf(key);
      const last = row.length - 1;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      const next = to === undefined ? undefined : row[to];
      if (event.key === 'Delete' && key !== HOME) onClose('one', key);
      if (next === undefined) return;
      event.preventDefault();
      if (event.altKey && event.shiftKey) {
        if (key !== HOME && next !== HOME) onMove(key, next);
        return;
      }
      onActivate(next);
      bar.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next)}"]`)?.focus();
    },
    [onActivate, onClose, onMove, tabs],
  );

  return (
    <div className={styles.strip}>
      <div
        ref={bar}
        role="tablist"
        aria-label={t('已打开的页面')}
        className={styles.bar}
        onWheel={({ currentTarget, deltaY }) => currentTarget.scrollBy({ left: deltaY })}
      >
        <div className={styles.tab} data-selected={active === HOME || undefined}>
          <button
            type="button"
            role="tab"
            data-key={HOME}
            id={`tab:${HOME}`}
            aria-selected={active === HOME}
            aria-controls={panelId(HOME)}
            tabIndex={active === HOME ? 0 : -1}
            className={styles.title}
            onClick={() => onActivate(HOME)}
            onKeyDown={(event) => step(event, HOME)}
          >
            <House aria-hidden size={14} />
            {t('首页')}
          </button>
        </div>
        {tabs.map((tab, place) => (
          <Tab
            key={tab.key}
            tab={tab}
            selected={tab.key === active}
            before={place}
            after={tabs.length - 1 - place}
            onActivate={onActivate}
            onClose={onClose}
            onRefresh={onRefresh}
            onMove={onMove}
            onStep={step}
          />
        ))}
      </div>
      <TabList bar={bar} tabs={tabs} active={active} onActivate={onActivate} />
    </div>
  );
}

interface TabProps extends Omit<TabBarProps, 'tabs' | 'active'> {
  readonly tab: TabView;
  readonly selected: boolean;
  /** Tabs on its left. */
  readonly before: number;
  /** Tabs on its right. */
  readonly after: number;
  readonly onStep: (event: KeyboardEvent, key: string) => void;
}

/** Drawn again when something about this tab changes: a step concerns two of them. */
const Tab = memo(function Tab(props: TabProps) {
  const { tab, selected, before, after, onActivate, onClose, onRefresh, onMove, onStep } = props;
  const t = useText();
  const { key } = tab;
  const longPress = useLongPress();
  const line = (id: CloseScope, label: string, disabled: boolean) => ({
    id,
    label,
    disabled,
    onSelect: () => onClose(id, key),
  });
  const menu = [
    { id: 'close', label: t('关闭'), onSelect: () => onClose('one', key) },
    line('left', t('关闭左侧'), before === 0),
    line('right', t('关闭右侧'), after === 0),
    line('others', t('关闭其他'), before + after === 0),
    { id: 'all', label: t('关闭全部'), onSelect: () => onClose('all', key) },
    { id: 'refresh', label: t('刷新'), onSelect: () => onRefresh(key), separated: true },
  ];

  return (
    <ContextMenu items={menu}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the tab inside takes the keyboard. */}
      <div
        className={styles.tab}
        data-selected={selected || undefined}
        draggable
        onDragStart={(event) => {
          longPress.cancel();
          event.dataTransfer.setData(DRAGGED, key);
        }}
        onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
        onDrop={(event) => onMove(event.dataTransfer.getData(DRAGGED), key)}
        onAuxClick={(event) => event.button === 1 && onClose('one', key)}
        {...longPress.handlers}
      >
        <button
          type="button"
          role="tab"
          data-key={key}
          id={`tab:${key}`}
          aria-selected={selected}
          aria-controls={panelId(key)}
          aria-keyshortcuts="Delete"
          tabIndex={selected ? 0 : -1}
          title={tab.title}
          className={styles.title}
          onClick={() => onActivate(key)}
          onKeyDown={(event) => onStep(event, key)}
        >
          {shortened(tab.title)}
          {tab.dirty && <span className={styles.dot} title={t('有未保存的内容')} />}
        </button>
        <button
          type="button"
          tabIndex={-1}
          // The keyboard closes with Delete; a list of tabs may contain nothing but tabs.
          aria-hidden
          title={t('关闭 {screen}', { screen: tab.title })}
          className={styles.close}
          onClick={() => onClose('one', key)}
        >
          <X aria-hidden size={14} />
        </button>
      </div>
    </ContextMenu>
  );
});

const DRAGGED = 'text/x-workbench-tab';

/** Titles of more characters end in an ellipsis; the whole one is in the tooltip. */
const TITLE = 10;
const shortened = (title: string): string => {
  const wide = /\p{Script=Han}/u.test(title) ? TITLE : TITLE * 2;
  return title.length > wide ? `${title.slice(0, wide)}…` : title;
};
