/**
 * Esc that ends a composition belongs to the input method, and Esc in a cell being typed into takes
 * the typing back: neither closes what is around. Primitives listen before any handler of ours.
 */
export function holdWhileTyping(event: KeyboardEvent): void {
  const typing = event.target instanceof Element && event.target.closest('[data-typing]') !== null;
  if (typing || event.isComposing || event.keyCode === 229) event.preventDefault();
}

/**
 * Touching a toast is not touching the page behind the dialog. A toast closed by that touch is out
 * of the document already, hence the second part.
 */
export function holdForToasts(event: Event & { detail?: { originalEvent?: Event } }): void {
  const target = event.detail?.originalEvent?.target ?? event.target;
  if (
    target instanceof Element &&
    target.closest('[data-part="toasts"], [data-part="toast"]') !== null
  )
    event.preventDefault();
}
