/** Key of the home page, which has no tab. */
export const HOME = '/';
/** No more tabs than this are open at once. */
export const MAX_TABS = 30;
