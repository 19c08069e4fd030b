import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { PortalScope } from '../ui-provider/portal-scope.tsx';
import { useLabels, usePortalContainer } from '../ui-provider/ui-context.ts';

import styles from './dialog.module.css';
import { holdForToasts, holdWhileTyping } from './dismissal.ts';
import { keepMoves } from './keep-moves.ts';

/** What `<Dialog>` takes. */
export interface DialogProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'title' | 'children' | 'ref'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question or the name of what is worked on. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Width in pixels. */
  size?: 420 | 560 | 800 | 960 | undefined;
  /** `side` slides in from the end of the line and takes the height. */
  placement?: 'middle' | 'side' | undefined;
}

/** Where the focus goes first, before the cross in the head. */
const FIELDS = ['input', 'select', 'textarea', '[role="combobox"]', '[role="checkbox"]']
  .map((field) => `${field}:not(:disabled, [type="hidden"], [hidden])`)
  .join(', ');

/** Work that has to be finished or left before the page can be used again. */
export function Dialog({
  open,
  onOpenChange,
  title,
  children,
  footer,
  size = 560,
  placement = 'middle',
  className,
  onOpenAutoFocus,
  ...contentProps
}: DialogProps) {
  const labels = useLabels();
  const container = usePortalContainer();
  const opener = useRef<Element | null>(null);
  const place = useRef<Element | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => (content ? keepMoves(content) : undefined), [content]);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={styles.overlay} data-placement={placement}>
          <Radix.Content
            aria-describedby={undefined}
            onEscapeKeyDown={holdWhileTyping}
            onInteractOutside={holdForToasts}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              focusBack(opener.current, place.current);
            }}
            {...contentProps}
            // Radix gives the focus back to its own trigger only; ours may open from anywhere.
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              place.current = opener.current?.closest(PLACES) ?? null;
              onOpenAutoFocus?.(event);
              const field = body.current?.querySelector<HTMLElement>(FIELDS);
              if (event.defaultPrevented || field === null || field === undefined) return;
              event.preventDefault();
              field.focus();
            }}
            ref={setContent}
            data-part="dialog"
            data-size={size}
            data-placement={placement}
            className={classNames(styles.dialog, className)}
          >
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Close aria-label={labels.close} className={styles.close}>
                <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor">
                  <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
                </svg>
              </Radix.Close>
            </div>
            {/* Lists opened in here have to lie inside the dialog, or its scroll lock holds them. */}
            <PortalScope container={content ?? undefined}>
              <div ref={body} className={styles.body}>
                {children}
              </div>
              {footer !== undefined && <div className={styles.foot}>{footer}</div>}
            </PortalScope>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What the keyboard walks through line by line, and a part of a page that has a name. */
const PLACES = '[role="grid"], [role="treegrid"], [role="tree"], section[aria-label]';

/** To what opened the dialog, or to its neighbours where it is gone with its row. */
function focusBack(opener: Element | null, place: Element | null): void {
  const next = opener?.isConnected ? opener : place?.querySelector('[tabindex="0"]');
  if (next instanceof HTMLElement) next.focus();
}
