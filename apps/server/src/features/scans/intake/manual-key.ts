/** The right to report for others by hand, and to take back what others reported. */
export const MANUAL_KEY = 'POST^/mes2/bundleProcess/manual';
