import { flushSync } from 'react-dom';
import { ScaledScroll } from './scaled-scroll.ts';

/** Where a table that cannot be measured (no layout yet) pretends to be. */
const UNMEASURED = { width: 0, height: 600 };
/** Longer without a scroll event than this, and the scrolling is over. */
const REST_MS = 200;

export interface Size {
  readonly width: number;
  readonly height: number;
}

type Axis = 'top' | 'left';

/**
 * The one listener on the element that scrolls. Gives both virtualizers the position, in one
 * synchronous drawing before the frame is painted, so that no frame shows an uncovered strip.
 */
export class ScrollSource {
  readonly scaled: ScaledScroll = new ScaledScroll();
  #element: HTMLElement | undefined;
  readonly #offsets = new Map<(offset: number) => void, Axis>();
  readonly #sizes = new Set<(size: Size) => void>();
  readonly #rests = new Set<() => void>();
  #left = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #size: Size = UNMEASURED;
  /** The person scrolls; lines stay where they are in the document until this is over. */
  moving = false;
  /** The last step left nothing in view that was there before. */
  leaping = false;

  get size(): Size {
    return this.#size;
  }

  get left(): number {
    return this.#left;
  }

  readonly element = (): HTMLElement | null => this.#element ?? null;

  /** Starts to listen; gives what stops it. A hidden element keeps the size and place it had. */
  readonly attach = (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    this.#element = element;
    this.#measure();
    this.scaled.place(element);
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => this.#measure());
    observer?.observe(element);
    element.addEventListener('scroll', this.#scrolled, { passive: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', this.#scrolled);
      clearTimeout(this.#rest);
      this.moving = false;
      this.#element = undefined;
    };
  };

  onOffset(axis: Axis, listener: (offset: number) => void): () => void {
    this.#offsets.set(listener, axis);
    return () => this.#offsets.delete(listener);
  }

  onSize(listener: (size: Size) => void): () => void {
    this.#sizes.add(listener);
    return () => this.#sizes.delete(listener);
  }

  onRest(listener: () => void): () => void {
    this.#rests.add(listener);
    return () => this.#rests.delete(listener);
  }

  /** Goes to a place of the content at once. */
  go(axis: Axis, offset: number): void {
    const element = this.#element;
    if (element === undefined) return;
    if (axis === 'left') {
      element.scrollLeft = offset;
      this.#left = element.scrollLeft;
    } else this.scaled.go(element, offset);
    this.#notify();
  }

  #notify(): void {
    for (const [listener, axis] of this.#offsets)
      listener(axis === 'left' ? this.#left : this.scaled.offset);
    this.mark();
  }

  /** Shadows of pinned columns follow the scrolling without any drawing. */
  mark(): void {
    const element = this.#element;
    if (element === undefined) return;
    element.toggleAttribute('data-scrolled', this.#left > 0);
    element.toggleAttribute(
      'data-more',
      this.#left + this.#size.width < this.scaled.contentWidth - 1,
    );
  }

  readonly #scrolled = (): void => {
    const element = this.#element;
    // A hidden page reports position 0.
    if (element === undefined || element.clientHeight === 0) return;
    const before = this.scaled.offset;
    this.#left = element.scrollLeft;
    this.scaled.scrolled(element.scrollTop);
    this.leaping = Math.abs(this.scaled.offset - before) > this.scaled.view / 2;
    this.moving = true;
    flushSync(() => this.#notify());
    clearTimeout(this.#rest);
    this.#rest = setTimeout(this.#rested, REST_MS);
  };

  readonly #rested = (): void => {
    this.moving = false;
    this.leaping = false;
    if (this.#element !== undefined) this.scaled.settle(this.#element);
    for (const listener of this.#rests) listener();
  };

  #measure(): void {
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.#element ?? {};
    if (width === 0 || height === 0) return;
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    for (const listener of this.#sizes) listener(this.#size);
  }
}
