import { IconButton } from '@garment-mes/ui';
import { LayoutGrid, Menu as MenuLines, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#kit/i18n.ts';
import styles from './header.module.css';

interface HeaderProps {
  /** Name of the application in use. */
  readonly title: string;
  readonly logo: string | undefined;
  /** Address of the store; no button without one. */
  readonly store: string | undefined;
  readonly onApplications: () => void;
  readonly menuShown: boolean;
  /** Shows the left menu of a narrow window; `undefined` where there is none. */
  readonly onMenu: (() => void) | undefined;
  readonly company: ReactNode;
  readonly search: ReactNode;
  /** Bell, to-dos, language and appearance. */
  readonly tools: ReactNode;
  readonly person: ReactNode;
  /** Everything but leaving is off: the account is being deleted. */
  readonly inert: boolean;
}

/** The bar on top: who and where I am, and everything that is not a screen. */
export function Header(props: HeaderProps) {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.side} inert={props.inert}>
        {props.onMenu !== undefined && (
          <span className={styles.narrow}>
            <IconButton
              label={t('菜单')}
              tip="bottom"
              icon={<MenuLines />}
              aria-expanded={props.menuShown}
              onClick={props.onMenu}
            />
          </span>
        )}
        <IconButton
          label={t('应用')}
          tip="bottom"
          icon={<LayoutGrid />}
          onClick={props.onApplications}
        />
        {props.logo !== undefined && <img className={styles.logo} src={props.logo} alt="" />}
        <span className={styles.title}>{props.title}</span>
        {props.company}
      </div>
      <div className={styles.middle} inert={props.inert}>
        {props.search}
      </div>
      <div className={styles.side} inert={props.inert}>
        {props.store !== undefined && (
          <a className={styles.store} href={props.store} target="_blank" rel="noopener noreferrer">
            <Store aria-hidden size={16} />
            <span>{t('应用商店')}</span>
          </a>
        )}
        {props.tools}
      </div>
      {props.person}
    </header>
  );
}
