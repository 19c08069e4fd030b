/** A project of vitest.config.ts. */
export type Project = 'rules' | 'unit' | 'workbench' | 'server' | 'kit' | 'browser';

/** Beginnings and ends of paths by the project that runs them; the first that fits. */
const PLACES: readonly (readonly [RegExp, Project])[] = [
  [/\.e2e\.ts$/, 'browser'],
  [/\.browser\.ts$/, 'kit'],
  [/^(?:apps\/server|tests\/contract)\//, 'server'],
  [/^apps\/workbench\//, 'workbench'],
  [/^packages\/domain\//, 'rules'],
];

/** The project that a test file or a folder of them belongs to. @param file path below the repository */
export const projectOf = (file: string): Project =>
  PLACES.find(([place]) => place.test(file))?.[1] ?? 'unit';
