/** Least height of a lane, in pixels. */
export const LANE_PX = 40;
/** The days above the lanes with their line, in pixels. */
const HEAD_PX = 45;

/** Height of a lane, in pixels: together the lanes fill what is seen, and none is lower than its bars need. */
export const laneHeight = (seenPx: number, lanes: number): number =>
  Math.max(LANE_PX, Math.floor((seenPx - HEAD_PX) / Math.max(1, lanes)));

/** The height that the lanes of a chart have now. */
export const laneHeightIn = (scroller: HTMLElement, lanes: number): number =>
  laneHeight(scroller.clientHeight, lanes);
