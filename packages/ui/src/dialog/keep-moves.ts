/**
 * Lets the focus move between the fields of a dialog although the page changes meanwhile.
 *
 * Between two fields nothing has the focus for a moment. What closes or is taken away in that moment, such as the list
 * of the field that is left, makes the focus trap of Radix give the focus to the dialog, and the move is lost.
 */
export function keepMoves(dialog: HTMLElement): () => void {
  let moving = false;
  const arrive = () => {
    moving = false;
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    moving = relatedTarget !== null;
    // The field to go to may be gone itself: then nothing arrives.
    setTimeout(arrive);
  };
  dialog.addEventListener('blur', leave, true);
  dialog.addEventListener('focus', arrive, true);
  dialog.focus = (options) => {
    if (!moving) HTMLElement.prototype.focus.call(dialog, options);
  };
  return () => {
    dialog.removeEventListener('blur', leave, true);
    dialog.removeEventListener('focus', arrive, true);
    Reflect.deleteProperty(dialog, 'focus');
  };
}
