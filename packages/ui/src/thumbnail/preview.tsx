import * as Dialog from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { placeholder } from './placeholder.ts';
import styles from './thumbnail.module.css';

const SMALLEST = 0.5;
const LARGEST = 4;

/** The large picture: arrows go through several, the wheel zooms, R turns, Esc closes. */
export function Preview({
  pictures,
  first,
  onClosed,
}: {
  pictures: readonly { readonly src: string; readonly alt: string }[];
  first: string;
  /** The focus has to go somewhere. */
  onClosed: () => void;
}) {
  const labels = useLabels();
  const [index, setIndex] = useState(
    Math.max(
      0,
      pictures.findIndex(({ src }) => src === first),
    ),
  );
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const picture = pictures[index] ?? { src: '', alt: '' };
  const usable = picture.src !== '' && picture.src !== brokenSrc;

  const zoomBy = (factor: number) =>
    setZoom((now) => Math.min(LARGEST, Math.max(SMALLEST, now * factor)));

  function go(step: number) {
    setIndex((index + step + pictures.length) % pictures.length);
    setZoom(1);
    setTurns(0);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'r' || event.key === 'R') setTurns(turns + 1);
    else if (event.key === '+') zoomBy(1.25);
    else if (event.key === '-') zoomBy(0.8);
  }

  return (
    <Dialog.Content
      data-part="preview"
      aria-describedby={undefined}
      className={styles.preview}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      onKeyDown={press}
    >
      <header className={styles.head}>
        <Dialog.Title className={styles.title}>{picture.alt}</Dialog.Title>
        {pictures.length > 1 && (
          <>
            <IconButton label={labels.previous} icon={<ChevronLeft />} onClick={() => go(-1)} />
            <span>
              {index + 1}/{pictures.length}
            </span>
            <IconButton label={labels.next} icon={<ChevronRight />} onClick={() => go(1)} />
          </>
        )}
        <IconButton label={labels.zoomOut} icon={<ZoomOut />} onClick={() => zoomBy(0.8)} />
        <IconButton label={labels.zoomIn} icon={<ZoomIn />} onClick={() => zoomBy(1.25)} />
        <IconButton label={labels.rotate} icon={<RotateCw />} onClick={() => setTurns(turns + 1)} />
        <Dialog.Close asChild>
          <IconButton label={labels.close} icon={<X />} tip="none" />
        </Dialog.Close>
      </header>
      <div className={styles.stage} onWheel={(event) => zoomBy(event.deltaY < 0 ? 1.1 : 1 / 1.1)}>
        <img
          src={usable ? picture.src : placeholder}
          alt={picture.alt}
          data-state={usable ? 'loaded' : 'placeholder'}
          style={{ transform: `scale(${zoom}) rotate(${turns * 90}deg)` }}
          onError={() => setBrokenSrc(picture.src)}
        />
      </div>
    </Dialog.Content>
  );
}
