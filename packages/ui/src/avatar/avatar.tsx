import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

/** What `<Avatar>` takes. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is; its last two characters replace a missing picture. */
  name: string;
  src?: string | undefined;
  /** Pixels. */
  size?: 20 | 24 | 32 | 48 | undefined;
}

/** The face of a person or company. */
export function Avatar({ name, src, size = 32, className, ...spanProps }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const usable = src !== undefined && src !== '' && src !== brokenSrc;
  return (
    <span
      role="img"
      aria-label={name}
      {...spanProps}
      data-part="avatar"
      data-size={size}
      data-state={usable ? 'loaded' : 'initials'}
      className={classNames(styles.avatar, className)}
    >
      {usable ? (
        <img src={src} alt="" onError={() => setBrokenSrc(src)} />
      ) : (
        <span aria-hidden>{[...name].slice(size < 32 ? -1 : -2).join('')}</span>
      )}
    </span>
  );
}
