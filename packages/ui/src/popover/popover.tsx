import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { holdForToasts, holdWhileTyping } from '../dialog/dismissal.ts';
import { usePortalContainer } from '../ui-provider/ui-context.ts';
import styles from './popover.module.css';

/** What `<Popover>` takes. */
export interface PopoverProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'children' | 'content'> {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A panel beside its button; Esc and a press outside close it. Name it with `aria-label`. */
export function Popover({
  trigger,
  children,
  open,
  onOpenChange,
  className,
  ...contentProps
}: PopoverProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          sideOffset={4}
          collisionPadding={8}
          align="start"
          onEscapeKeyDown={holdWhileTyping}
          onInteractOutside={holdForToasts}
          {...contentProps}
          data-part="popover"
          className={classNames(styles.popover, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
