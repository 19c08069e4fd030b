/** Where a person reads the own wage: a page that everybody has. */
export const ownSlip = (id: string): `/work?wage=${string}` => `/work?wage=${id}`;
