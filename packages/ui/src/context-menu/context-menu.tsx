import * as Radix from '@radix-ui/react-context-menu';
import type { ReactElement } from 'react';
import type { MenuItem } from '../menu/menu-item.ts';
import { MenuLines } from '../menu/menu-lines.tsx';
import styles from '../menu/menu-surface.module.css';
import { useAfterClose } from '../menu/use-after-close.ts';
import { usePortalContainer } from '../ui-provider/ui-context.ts';

/** What `<ContextMenu>` takes. */
export interface ContextMenuProps {
  items: readonly MenuItem[];
  /** What is pressed with the second button, the menu key, or held. */
  children: ReactElement;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Actions on the thing under the pointer. */
export function ContextMenu({ items, children, onOpenChange }: ContextMenuProps) {
  const container = usePortalContainer();
  const { plan, onCloseAutoFocus } = useAfterClose();
  return (
    <Radix.Root modal={false} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          collisionPadding={8}
          loop
          data-part="context-menu"
          className={styles.surface}
          onCloseAutoFocus={onCloseAutoFocus}
        >
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
