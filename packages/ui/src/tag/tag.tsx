import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CirclePlay,
  Info,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import styles from './tag.module.css';

/** What `<Tag>` takes. */
export interface TagProps extends ComponentProps<'span'> {
  tone?: Tone | undefined;
  /** Replaces the icon of the tone; `null` for none. */
  icon?: ReactNode;
}

const icons = {
  neutral: CircleDashed,
  accent: CirclePlay,
  ok: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  info: Info,
  held: CirclePause,
};

/** A state: soft ground, small icon, word. */
export function Tag({ tone = 'neutral', icon, className, children, ...spanProps }: TagProps) {
  const Icon = icons[tone];
  return (
    <span
      {...spanProps}
      data-part="tag"
      data-tone={tone}
      className={classNames(styles.tag, className)}
    >
      {icon === undefined ? <Icon aria-hidden /> : icon}
      {children}
    </span>
  );
}
