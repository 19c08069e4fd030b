import * as Dialog from '@radix-ui/react-dialog';
import { type ComponentProps, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { usePortalContainer } from '../ui-provider/ui-context.ts';
import { placeholder } from './placeholder.ts';
import { Preview } from './preview.tsx';
import styles from './thumbnail.module.css';

/** What `<Thumbnail>` takes. */
export interface ThumbnailProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Address of the picture. A missing or broken one shows the placeholder. */
  src?: string | undefined;
  /** Address of a smaller variant for the thumbnail itself; `src` is tried once when it breaks. */
  smallSrc?: string | undefined;
  /** Names the picture for people who cannot see it, and titles the preview. */
  alt: string;
  /** Further pictures that the arrows of the preview go through, this one among them. */
  all?: readonly { readonly src: string; readonly alt: string }[] | undefined;
}

/**
 * A small picture that opens large in a dialog.
 * Renders a `<button>`; sizes come from `--thumbnail-size` and `--preview-width`.
 */
export function Thumbnail({
  src,
  smallSrc,
  alt,
  all,
  className,
  onClick,
  ref,
  ...buttonProps
}: ThumbnailProps) {
  const container = usePortalContainer();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const picture = [smallSrc, src].find(
    (address) => address !== undefined && address !== '' && !broken.includes(address),
  );

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...buttonProps}
        ref={(element) => {
          button.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        data-part="thumbnail"
        data-state={picture === undefined ? 'placeholder' : 'loaded'}
        className={classNames(styles.thumbnail, className)}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) setOpen(true);
        }}
      >
        <img
          src={picture ?? placeholder}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => picture !== undefined && setBroken([...broken, picture])}
        />
      </button>
      {/* A list holds very many of these: the dialog is only there while it is open. */}
      {open && (
        <Dialog.Root open onOpenChange={setOpen}>
          <Dialog.Portal container={container}>
            <Dialog.Overlay data-part="overlay" className={styles.overlay} />
            <Preview
              pictures={all ?? [{ src: src ?? '', alt }]}
              first={src ?? ''}
              onClosed={() => button.current?.focus()}
            />
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </>
  );
}
