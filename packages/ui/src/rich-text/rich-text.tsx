import { type ComponentProps, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import inks from './inks.module.css';
import styles from './rich-text.module.css';
import { sanitiseHtml } from './sanitise.ts';

/** What `<RichText>` takes. */
export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What a rich editor gave, or anybody else: it is sanitised here again. */
  html: string;
}

/** Shows text written in a rich editor, by whomever, without running anything in it. */
export function RichText({ html, className, ...divProps }: RichTextProps) {
  const safe = useMemo(() => ({ __html: sanitiseHtml(html) }), [html]);
  return (
    <div
      {...divProps}
      data-part="rich-text"
      className={classNames(styles.text, inks.inks, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised one line above.
      dangerouslySetInnerHTML={safe}
    />
  );
}
