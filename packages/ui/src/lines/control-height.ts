/** Height of controls where an element stands, by its density; 32 where nothing is laid out. */
export function controlHeight(element: Element | null): number {
  const style = element === null ? undefined : getComputedStyle(element);
  return Number.parseFloat(style?.getPropertyValue('--control') ?? '') || 32;
}
