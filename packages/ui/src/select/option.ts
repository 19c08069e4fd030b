import type { ReactNode } from 'react';

/** One of several things to choose from. */
export interface Option {
  readonly value: string;
  /** What is shown and searched. */
  readonly label: string;
  /** A quieter word after the label, searched too: a code, a stock figure. */
  readonly note?: string | undefined;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}
