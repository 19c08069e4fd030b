import { IconButton } from '@garment-mes/ui';
import { LayoutGrid, Menu as MenuLines, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import { Mark } from '#app/mark.tsx';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import styles from './header.module.css';

interface HeaderProps {
  /** Name of the application in use. */
  readonly title: string;
  readonly logo: string | undefined;
  /** Goes to the store; `undefined` where there is none. */
  readonly onStore: (() => void) | undefined;
  readonly onApplications: () => void;
  readonly menuShown: boolean;
  /** Shows the left menu of a narrow window; `undefined` where there is none. */
  readonly onMenu: (() => void) | undefined;
  readonly company: ReactNode;
  readonly search: ReactNode;
  /** Bell, notices, to-dos, feedback, help, about, real name. */
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
      <div className={styles.side} inert={props.inert} data-off={props.inert || undefined}>
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
        <TextLink
          to={href('/')}
          variant="quiet"
          className={styles.mark ?? ''}
          aria-label={[props.title, t('首页')].filter(Boolean).join(' ')}
        >
          {props.logo === undefined ? (
            <Mark />
          ) : (
            <img className={styles.logo} src={props.logo} alt="" />
          )}
          <span className={styles.title}>{props.title}</span>
        </TextLink>
        {props.company}
      </div>
      <div className={styles.middle} inert={props.inert} data-off={props.inert || undefined}>
        {props.onStore !== undefined && (
          <button
            type="button"
            className={styles.store}
            aria-label={t('应用商店')}
            onClick={props.onStore}
          >
            <Store aria-hidden size={16} />
            <span>{t('应用商店')}</span>
          </button>
        )}
        {props.search}
      </div>
      <div className={styles.side} inert={props.inert} data-off={props.inert || undefined}>
        {props.tools}
      </div>
      {props.person}
    </header>
  );
}
