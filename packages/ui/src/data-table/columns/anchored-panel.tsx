import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../class-names.ts';
import popover from '../../popover/popover.module.css';
import { usePortalContainer } from '../../ui-provider/ui-context.ts';

/** Kept free between the panel, its button and the edges of the window. */
const GAP_PX = 4;
const FIELDS = 'input, button:not(:disabled)';

/**
 * A panel at its button, for the menus of a table: they open where they are pressed and need
 * neither arrows nor nesting, which is what makes the popover five times as heavy.
 */
export function AnchoredPanel({
  label,
  open,
  onOpenChange,
  trigger,
  className,
  children,
}: {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: (attributes: {
    'aria-haspopup': 'dialog';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'data-state': 'open' | 'closed';
    onClick: () => void;
  }) => ReactElement;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const container = usePortalContainer();
  return (
    <span ref={anchor} style={{ display: 'contents' }}>
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'data-state': open ? 'open' : 'closed',
        onClick: () => onOpenChange(!open),
      })}
      {open &&
        createPortal(
          <Panel
            id={id}
            label={label}
            anchor={anchor}
            className={className}
            onClose={() => onOpenChange(false)}
          >
            {children}
          </Panel>,
          container ?? document.body,
        )}
    </span>
  );
}

function Panel({
  id,
  label,
  anchor,
  className,
  onClose,
  children,
}: {
  id: string;
  label: string;
  anchor: React.RefObject<HTMLSpanElement | null>;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = panel.current;
    const button = anchor.current?.querySelector('button');
    if (box === null || button === null || button === undefined) return;
    const place = () => {
      const at = button.getBoundingClientRect();
      const { offsetWidth, offsetHeight } = box;
      const below = at.bottom + GAP_PX;
      const fits = below + offsetHeight + GAP_PX <= window.innerHeight;
      const top = fits ? below : Math.max(GAP_PX, at.top - GAP_PX - offsetHeight);
      const left = Math.min(at.left, window.innerWidth - offsetWidth - GAP_PX);
      // A transform on a dialog moves what is fixed inside it as well.
      const shift = box.offsetParent?.getBoundingClientRect() ?? { top: 0, left: 0 };
      box.style.top = `${top - shift.top}px`;
      box.style.left = `${Math.max(GAP_PX, left) - shift.left}px`;
    };
    place();
    box.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      // The focus goes back unless the person has taken it somewhere already.
      if (box.contains(document.activeElement) || document.activeElement === document.body)
        button.focus({ preventScroll: true });
    };
  }, [anchor]);

  useEffect(() => {
    const outside = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Node)) return;
      if (!panel.current?.contains(target) && !anchor.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('focusin', outside, true);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('focusin', outside, true);
    };
  }, [anchor, onClose]);

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      // Esc closes this panel and not the dialog around it.
      data-typing=""
      className={classNames(popover.popover, className)}
      style={{ position: 'fixed', maxHeight: 'calc(100vh - 16px)' }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
      }}
    >
      {children}
    </div>
  );
}
