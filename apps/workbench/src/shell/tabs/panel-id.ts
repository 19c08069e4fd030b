/** Ties a tab to its panel for those who cannot see them. */
export const panelId = (path: string): string => `panel:${path}`;
