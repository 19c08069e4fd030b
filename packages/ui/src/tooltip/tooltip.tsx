import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { useRootContainer } from '../ui-provider/ui-context.ts';
import styles from './tooltip.module.css';

/** What `<Tooltip>` takes. */
export interface TooltipProps {
  /** What it says; nothing is shown when it is empty. Never put needed facts here. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** One element that takes a ref and the pointer. */
  children: ReactElement;
}

// Its provider is here and not at the root of the application: a page without a tooltip does not
// load one.
/** A few words beside what the pointer or the focus is on. Esc closes it. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  // Not into the dialog around it: there its going would look as if the focus had been lost, and Tab
  // would lead back to the dialog forever.
  const container = useRootContainer();
  if (text === undefined || text === null || text === '') return children;
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            data-part="tooltip"
            className={styles.tooltip}
            side={side}
            sideOffset={4}
            collisionPadding={8}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
