import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from '../ui-provider/ui-context.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuLines } from './menu-lines.tsx';
import styles from './menu-surface.module.css';
import { useAfterClose } from './use-after-close.ts';

/** What `<Menu>` takes. */
export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Words above the lines: who is signed in, what is chosen. */
  heading?: ReactNode;
  align?: 'start' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Actions behind a button. */
export function Menu({ trigger, items, heading, align = 'start', open, onOpenChange }: MenuProps) {
  const container = usePortalContainer();
  const { plan, onCloseAutoFocus } = useAfterClose();
  return (
    <Radix.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          data-part="menu"
          className={styles.surface}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          {heading !== undefined && <Radix.Label className={styles.heading}>{heading}</Radix.Label>}
          <MenuLines
            items={items}
            Item={Radix.Item}
            Separator={Radix.Separator}
            onSelect={(item) => plan(item.onSelect)}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
