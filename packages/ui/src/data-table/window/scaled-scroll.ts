/** Chromium draws no element taller than 33,554,428 device pixels; this leaves room for zoom. */
export const TALLEST_PX = 8_000_000;

interface Scrollable {
  scrollTop: number;
}

/**
 * Stands between the scroll position of an element and the place of its content. Up to
 * {@link TALLEST_PX} both are the same. A list beyond that is drawn in a box as high as the browser
 * can: short steps (wheel, keys) still move the content pixel by pixel, long ones (the thumb of the
 * scroll bar) go to the same share of the list.
 */
export class ScaledScroll {
  /** Pixels of the content above the view. */
  offset = 0;
  /** Pixels of the scroll position, by the last event of the element. */
  top = 0;
  total = 0;
  view = 0;
  contentWidth = 0;

  /** Height of the element that holds the content. */
  get box(): number {
    return Math.min(this.total, TALLEST_PX);
  }

  /** What is added to a place in the content to get its place in the box. */
  get shift(): number {
    return this.#scaled ? this.top - this.offset : 0;
  }

  get #scaled(): boolean {
    return this.total > TALLEST_PX && this.box > this.view;
  }

  resize(total: number, view: number, contentWidth: number): void {
    this.total = total;
    this.view = view;
    this.contentWidth = contentWidth;
    this.offset = Math.min(this.offset, Math.max(0, total - view));
  }

  /** Takes the place of an element that was just shown. */
  place(element: Scrollable): void {
    if (Math.abs(element.scrollTop - this.#topOf(this.offset)) > 2)
      this.scrolled(element.scrollTop);
    else this.top = element.scrollTop;
  }

  scrolled(top: number): void {
    const step = top - this.top;
    this.top = top;
    if (!this.#scaled) this.offset = top;
    else if (step !== 0) {
      const last = this.total - this.view;
      this.offset =
        Math.abs(step) <= 2 * this.view && top > 0 && top < this.box - this.view
          ? Math.min(last, Math.max(0, this.offset + step))
          : (top * last) / (this.box - this.view);
    }
  }

  go(element: Scrollable, offset: number): void {
    this.offset = Math.min(Math.max(0, this.total - this.view), Math.max(0, offset));
    element.scrollTop = this.#topOf(this.offset);
    this.top = element.scrollTop;
    if (!this.#scaled) this.offset = this.top;
  }

  /** Puts the thumb where the content is, after steps that moved the content alone. */
  settle(element: Scrollable): void {
    if (!this.#scaled) return;
    element.scrollTop = this.#topOf(this.offset);
    this.top = element.scrollTop;
  }

  #topOf(offset: number): number {
    if (!this.#scaled) return offset;
    return (offset * (this.box - this.view)) / (this.total - this.view);
  }
}
