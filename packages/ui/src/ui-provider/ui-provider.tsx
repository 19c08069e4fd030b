import { type ComponentProps, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import { browserNow } from '../clock/browser-now.ts';
import { type UiLabels, zhLabels } from '../labels.ts';
import { ToastList } from '../toast/toast-list.tsx';
import { type Letterhead, UiContext } from './ui-context.ts';
import styles from './ui-provider.module.css';

/** Light, dark, or as the system is set. */
export type Theme = 'light' | 'dark' | 'auto';
/** How much room controls take: 32, 28, 40 and 72 pixels of height. */
export type Density = 'default' | 'dense' | 'touch' | 'floor';

/** What `<UiProvider>` takes. */
export interface UiProviderProps extends ComponentProps<'div'> {
  /** Element that overlays are mounted into; it has to lie inside this root. Own one by default. */
  container?: HTMLElement | undefined;
  /** Words that replace the Chinese ones. */
  labels?: Partial<UiLabels> | undefined;
  /** Stands on printed tables and in the names of exported files; keep one object over renders. */
  letterhead?: Letterhead | undefined;
  /** The clock on the wall, `YYYY-MM-DD HH:mm:ss`; keep one function over renders. The device's own by default. */
  now?: (() => string) | undefined;
  /** The running day, `YYYY-MM-DD`, where it does not turn at midnight; keep one function over renders. */
  today?: (() => string) | undefined;
  /** `auto` follows the system. */
  theme?: Theme | undefined;
  density?: Density | undefined;
}

const NO_LETTERHEAD: Letterhead = {};

/** Root of everything drawn with the kit: carries tokens, words, overlays and toasts. */
export function UiProvider({
  container,
  labels,
  letterhead = NO_LETTERHEAD,
  now = browserNow,
  today,
  theme = 'auto',
  density = 'default',
  className,
  children,
  ...divProps
}: UiProviderProps) {
  const [ownContainer, setOwnContainer] = useState<HTMLElement | null>(null);
  const value = useMemo(() => {
    const rootContainer = container ?? ownContainer ?? undefined;
    const words = { ...zhLabels, ...labels };
    const day = today ?? (() => now().slice(0, 10));
    const clock = { now, today: day };
    return { labels: words, letterhead, ...clock, container: rootContainer, rootContainer };
  }, [labels, letterhead, now, today, container, ownContainer]);

  return (
    <UiContext value={value}>
      <div
        {...divProps}
        data-ui=""
        data-theme={theme}
        data-density={density}
        className={classNames(styles.root, className)}
      >
        {children}
        <div ref={setOwnContainer} data-part="overlays" />
        <ToastList />
      </div>
    </UiContext>
  );
}
