/** The files that follow from specs/addresses.ts and specs/purposes.ts, from the root of the repository. */
export const ADDRESS_FILES = {
  addresses: 'apps/workbench/src/app/addresses.ts',
  screens: 'apps/workbench/src/routes.ts',
  titles: 'apps/workbench/src/locales/titles.ts',
  purposes: 'apps/workbench/src/locales/purposes.ts',
  boards: 'apps/dashboards/src/routes.ts',
  menu: 'apps/server/src/menu/pages.ts',
} as const;
