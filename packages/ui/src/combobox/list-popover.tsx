import * as Radix from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { holdForToasts, holdWhileTyping } from '../dialog/dismissal.ts';
import surface from '../menu/menu-surface.module.css';
import { usePortalContainer } from '../ui-provider/ui-context.ts';
import styles from './combobox.module.css';

/** The list under an input. The focus stays in the input, a press on the input keeps it open. */
export function ListPopover({
  open,
  onClose,
  className,
  list,
  children,
}: {
  open: boolean;
  onClose: () => void;
  /** Of the element around the input. */
  className: string | undefined;
  list: ReactNode;
  children: ReactElement;
}) {
  const container = usePortalContainer();
  const frame = useRef<HTMLSpanElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor asChild>
        <span ref={frame} className={classNames(styles.combobox, className)}>
          {children}
        </span>
      </Radix.Anchor>
      <Radix.Portal container={container}>
        <Radix.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={classNames(surface.surface, styles.list)}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={holdWhileTyping}
          onInteractOutside={(event) => {
            holdForToasts(event);
            if (event.target instanceof Node && frame.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {list}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
