import { href } from '#app/routes.ts';

/** The page with the papers of these beds. */
export const sheetsPath = (beds: readonly { readonly id: string }[]): string =>
  href('/mes/reduceBed/reduceBedBills', undefined, { ids: beds.map(({ id }) => id).join(',') });
