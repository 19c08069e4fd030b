import { Check } from 'lucide-react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { MenuItem } from './menu-item.ts';
import styles from './menu-surface.module.css';

interface LineProps {
  className?: string | undefined;
  disabled?: boolean;
  role?: 'menuitemcheckbox';
  'aria-checked'?: boolean;
  'data-danger'?: '' | undefined;
  'aria-disabled'?: true;
  onSelect?: (event: Event) => void;
  children?: ReactNode;
}

/** The lines of a menu, drawn with the item and separator of the primitive that holds them. */
export function MenuLines({
  items,
  Item,
  Separator,
  onSelect,
}: {
  items: readonly MenuItem[];
  Item: ComponentType<LineProps>;
  Separator: ComponentType<{ className?: string | undefined }>;
  onSelect: (item: MenuItem) => void;
}) {
  return items.map((item) => (
    <Fragment key={item.id}>
      {item.separated && <Separator className={styles.line} />}
      <Item
        className={styles.row}
        disabled={item.disabled ?? false}
        // It is reached by the keys all the same, so that its reason is read.
        {...(item.reason === undefined ? {} : { 'aria-disabled': true })}
        data-danger={item.danger ? '' : undefined}
        {...(item.checked === undefined
          ? {}
          : { role: 'menuitemcheckbox', 'aria-checked': item.checked })}
        onSelect={(event) => (item.reason === undefined ? onSelect(item) : event.preventDefault())}
      >
        {item.icon}
        <span className={styles.words}>
          {item.label}
          {item.reason !== undefined && (
            <>
              {' '}
              <small className={styles.reason}>{item.reason}</small>
            </>
          )}
        </span>
        {item.shortcut !== undefined && <kbd className={styles.note}>{item.shortcut}</kbd>}
        {item.checked && <Check aria-hidden />}
      </Item>
    </Fragment>
  ));
}
