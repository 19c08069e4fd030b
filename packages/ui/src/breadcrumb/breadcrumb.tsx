import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './breadcrumb.module.css';

/** One step of the way to the page. */
export interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
  /** Takes the press instead of the browser. */
  readonly onSelect?: (() => void) | undefined;
}

/** What `<Breadcrumb>` takes. */
export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  crumbs: readonly Crumb[];
}

/** The way to this page; its last part is the page itself. */
export function Breadcrumb({ crumbs, className, ...navProps }: BreadcrumbProps) {
  const labels = useLabels();
  return (
    <nav
      aria-label={labels.breadcrumb}
      {...navProps}
      data-part="breadcrumb"
      className={classNames(styles.breadcrumb, className)}
    >
      <ol>
        {crumbs.map(({ label, href, onSelect }, index) => (
          <li key={`${label} ${href ?? ''}`}>
            {href === undefined || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link
                variant="quiet"
                href={href}
                onClick={(event) => {
                  if (onSelect === undefined || event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  onSelect();
                }}
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
