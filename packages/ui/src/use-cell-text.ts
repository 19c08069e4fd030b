import { type MouseEvent, type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the text of a cell's input selected while nothing is typed into it, so that the next key replaces it: also
 * after typing was taken back or put in, when another value comes, and when the cell is pressed again. A double
 * press begins to type into the text.
 *
 * @param value the text that is shown while nothing is typed
 * @param type begins to type
 * @returns handlers of the input
 */
export function useCellText(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  isTyped: boolean,
  type: (text: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value leaves nothing selected.
  useLayoutEffect(() => {
    const element = input.current;
    if (!isTyped && element?.ownerDocument.activeElement === element) element?.select();
  }, [input, isTyped, value]);

  return {
    onMouseDown(event: MouseEvent<HTMLInputElement>) {
      if (isTyped || event.button !== 0 || event.detail > 1) return;
      // The browser would put the cursor where it was pressed.
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.select();
    },
    onDoubleClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
      if (!isTyped && !currentTarget.readOnly) type(value);
    },
  };
}
