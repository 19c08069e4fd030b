import * as Dialog from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, Download, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { placeholder } from './placeholder.ts';
import styles from './thumbnail.module.css';
import { LARGEST, SMALLEST, usePanZoom } from './use-pan-zoom.ts';

interface PreviewProps {
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly first: string;
  /** The focus has to go somewhere. */
  readonly onClosed: () => void;
}

/**
 * The large picture: arrows go through several, the wheel zooms, a drag pulls what is enlarged, R
 * turns, 0 shows it as it is, Esc closes.
 */
export function Preview({ pictures, first, onClosed }: PreviewProps) {
  const labels = useLabels();
  const [index, setIndex] = useState(
    Math.max(
      0,
      pictures.findIndex(({ src }) => src === first),
    ),
  );
  const { view, dragging, reset, zoomBy, turn, stage } = usePanZoom();
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const picture = pictures[index] ?? { src: '', alt: '' };
  const usable = picture.src !== '' && picture.src !== brokenSrc;

  function go(step: number) {
    setIndex((index + step + pictures.length) % pictures.length);
    reset();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft' && pictures.length > 1) go(-1);
    else if (event.key === 'ArrowRight' && pictures.length > 1) go(1);
    else if (event.key === 'r' || event.key === 'R') turn();
    else if (event.key === '0') reset();
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
      <div className={styles.head}>
        <Dialog.Title className={styles.title}>{picture.alt}</Dialog.Title>
        {pictures.length > 1 && (
          <>
            <IconButton label={labels.previous} icon={<ChevronLeft />} onClick={() => go(-1)} />
            <span aria-live="polite">
              {index + 1}/{pictures.length}
            </span>
            <IconButton label={labels.next} icon={<ChevronRight />} onClick={() => go(1)} />
          </>
        )}
        <ViewTools {...{ view, zoomBy, reset, turn }} />
        {usable && (
          <Tooltip text={labels.download}>
            <a
              href={picture.src}
              download={picture.alt}
              aria-label={labels.download}
              className={styles.download}
            >
              <Download aria-hidden />
            </a>
          </Tooltip>
        )}
        <Dialog.Close asChild>
          <IconButton label={labels.close} icon={<X />} tip="none" />
        </Dialog.Close>
      </div>
      <div
        {...stage}
        className={styles.stage}
        data-movable={view.zoom > 1 || undefined}
        data-dragging={dragging || undefined}
        onWheel={(event) => zoomBy(event.deltaY < 0 ? 1.1 : 1 / 1.1)}
      >
        <img
          src={usable ? picture.src : placeholder}
          alt={picture.alt}
          draggable={false}
          data-state={usable ? 'loaded' : 'placeholder'}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.turns * 90}deg)`,
          }}
          onError={() => setBrokenSrc(picture.src)}
        />
      </div>
    </Dialog.Content>
  );
}

type ViewToolsProps = Pick<ReturnType<typeof usePanZoom>, 'view' | 'zoomBy' | 'reset' | 'turn'>;

/** How large the picture is shown, and which way up. */
function ViewTools({ view, zoomBy, reset, turn }: ViewToolsProps) {
  const labels = useLabels();
  return (
    <>
      <IconButton
        label={labels.zoomOut}
        icon={<ZoomOut />}
        aria-disabled={view.zoom <= SMALLEST}
        onClick={() => zoomBy(0.8)}
      />
      <Tooltip text={labels.actualSize}>
        <button
          type="button"
          aria-label={`${labels.actualSize} ${labels.percent(view.zoom)}`}
          className={styles.percent}
          onClick={reset}
        >
          {labels.percent(view.zoom)}
        </button>
      </Tooltip>
      <IconButton
        label={labels.zoomIn}
        icon={<ZoomIn />}
        aria-disabled={view.zoom >= LARGEST}
        onClick={() => zoomBy(1.25)}
      />
      <IconButton label={labels.rotate} icon={<RotateCw />} onClick={turn} />
    </>
  );
}
