const FEATURES = '^apps/server/src/features/';
const TEST = '[.]test[.]ts$';

/** Where the server is assembled: the only code outside of the features that knows them. */
const ASSEMBLY =
  '^apps/server/src/(api|demo-once|prepare|runtime|services|start)[.]ts$|' +
  // To be handed in by the modules above.
  '^apps/server/src/(http/server|jobs/(jobs|forget-expired[.]sql)|resources/all-records)[.]ts$|' +
  '^apps/server/src/testing/';

/**
 * Import rules of the features of the server (apps/server/features.json): each uses those its row names, by
 * their `public.ts`, types included. Tests look where they want.
 */
const featureRules = (features) => [
  {
    name: 'server-feature-not-in-the-table',
    severity: 'error',
    from: {
      path: `${FEATURES}.`,
      pathNot: `${FEATURES}(${features.map(({ name }) => name).join('|')})/`,
    },
    to: {},
  },
  ...features.map(({ name, uses }) => ({
    name: `server-feature-${name}-uses-its-row-of-the-table`,
    severity: 'error',
    from: { path: `${FEATURES}${name}/`, pathNot: TEST },
    to: { path: FEATURES, pathNot: `${FEATURES}(${[name, ...uses].join('|')})/` },
  })),
  {
    name: 'server-features-meet-at-their-doors',
    severity: 'error',
    from: { path: `${FEATURES}([^/]+)/`, pathNot: TEST },
    to: { path: FEATURES, pathNot: `${FEATURES}($1/|[^/]+/public[.]ts$)` },
  },
  {
    name: 'server-tools-know-no-feature',
    severity: 'error',
    from: { path: '^apps/server/src/', pathNot: `${FEATURES}|${ASSEMBLY}|${TEST}` },
    to: { path: FEATURES },
  },
];

/**
 * What is wrong with the table itself.
 *
 * @param folders names of the entries of the folder of the features
 */
const tableFaults = (features, folders) => {
  const names = features.map(({ name }) => name);
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} stands twice`),
    ...folders.filter((name) => !names.includes(name)).map((name) => `${name} has no row`),
    ...names.filter((name) => !folders.includes(name)).map((name) => `${name} is no folder`),
    ...features.flatMap(({ name, uses }, at) =>
      uses
        .filter((other) => !names.slice(0, at).includes(other))
        .map((other) => `${name} uses ${other}, which is not before it`),
    ),
  ];
};

/**
 * What the table allows and nobody does any more.
 *
 * @param pairs `[from, to]` of every import between two features
 */
const unusedArrows = (features, pairs) => {
  const used = new Set(pairs.map(([from, to]) => `${from} ${to}`));
  return features.flatMap(({ name, uses }) =>
    uses
      .filter((other) => !used.has(`${name} ${other}`))
      .map((other) => `${name} names ${other} and imports nothing of it`),
  );
};

module.exports = { featureRules, tableFaults, unusedArrows };
