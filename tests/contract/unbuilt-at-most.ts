/** How many operations may be without a handler. The number only falls; lower it with each that is built. */
export const UNBUILT_AT_MOST = 128;
