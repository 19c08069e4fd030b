import { IconButton, Menu } from '@garment-mes/ui';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './tab-bar.module.css';
import type { TabView } from './tab-bar.tsx';

interface TabListProps {
  /** The bar, which may be too narrow for its tabs. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly tabs: readonly TabView[];
  readonly active: string;
  readonly onActivate: (key: string) => void;
}

/** Every open page with its whole title, once the bar cannot show them all. */
export function TabList({ bar, tabs, active, onActivate }: TabListProps) {
  const t = useText();
  const [full, setFull] = useState(false);

  useLayoutEffect(() => {
    const measure = () => {
      const element = bar.current;
      // A bar that is not drawn has no width to judge by.
      if (element !== null && element.clientWidth > 0)
        setFull(element.scrollWidth > element.clientWidth);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [bar, tabs]);

  if (!full) return null;
  return (
    <span className={styles.all}>
      <Menu
        align="end"
        heading={t('已打开的页面')}
        trigger={
          <IconButton label={t('全部标签')} size="small" tip="bottom" icon={<ChevronDown />} />
        }
        items={tabs.map(({ key, title }) => ({
          id: key,
          label: title,
          checked: key === active,
          onSelect: () => onActivate(key),
        }))}
      />
    </span>
  );
}
