/** Where a person reads the own wage: a page that everybody has. */
export const ownSlip = (id: string): string => `/work?wage=${id}`;
