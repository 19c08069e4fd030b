/** Stands in `routes.ts` where a screen is still to come; a test lets the number only fall. */
export const notBuilt = () => import('./shell/pages/not-built-page.tsx');
