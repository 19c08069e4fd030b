import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Keys that do the same, as they are written on them. */
  readonly shortcut?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Why it cannot be done now: it stands below the words, and the line does nothing. */
  readonly reason?: string | undefined;
  /** Destroys something. */
  readonly danger?: boolean | undefined;
  /** Makes it a line that is on or off. */
  readonly checked?: boolean | undefined;
  /** Draws a line above it. */
  readonly separated?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
}
