/** Size for which boards are drawn; the window shows it larger or smaller. */
export const STAGE = { width: 1920, height: 1080 } as const;

/**
 * How much larger than drawn a board appears in a window, so that it fits both ways.
 * Lengths of a board are multiples of this, never a transform: text and lines stay sharp.
 */
export function stageScale(window: { readonly width: number; readonly height: number }): number {
  return Math.min(window.width / STAGE.width, window.height / STAGE.height);
}

/** Widgets stand beside each other, or below each other on screens taller than wide. */
export function stageShape(window: {
  readonly width: number;
  readonly height: number;
}): 'grid' | 'stack' {
  return window.width / window.height <= 1 ? 'stack' : 'grid';
}
