// Who may import whom. The table stands in docs/architecture.md; scripts/lib/checks/imports.ts also
// fails when this run sees too few modules, because a blind checker agrees with everything.
const { featureRules } = require('./scripts/lib/checks/feature-rules.cjs');
const features = require('./apps/server/features.json');

module.exports = {
  forbidden: [
    ...featureRules(features),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '[.]test[.]ts$|/testing/' },
      to: {
        pathNot: '^packages/domain/|node_modules/(dayjs|decimal[.]js)/',
      },
    },
    {
      // Each folder of rules is an entry: who asks one does not load the others.
      name: 'rules-by-their-folder',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^packages/domain/' },
      to: { path: '^packages/domain/src/index[.]ts$' },
    },
    {
      name: 'sdk-knows-no-neighbour',
      severity: 'error',
      from: { path: '^packages/sdk/src/' },
      to: { path: '^(packages/(domain|session-machine|ui)|apps)/' },
    },
    {
      name: 'session-takes-types-of-the-sdk-only',
      severity: 'error',
      from: { path: '^packages/session-machine/src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(packages/(domain|ui|sdk)|apps)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-neighbour',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: '^(packages/(domain|session-machine|sdk)|apps)/' },
    },
    {
      name: 'apps-do-not-meet',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^apps/workbench/src/features/([^/]+)/' },
      to: { path: '^apps/workbench/src/features/', pathNot: '^apps/workbench/src/features/$1/' },
    },
    {
      name: 'app-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/workbench/src/app/' },
      to: { path: '^apps/workbench/src/(screens|garment|scanning|shell|features)/' },
    },
    {
      name: 'screens-know-no-garment',
      severity: 'error',
      from: { path: '^apps/workbench/src/screens/' },
      to: { path: '^apps/workbench/src/(garment|scanning|shell|features)/' },
    },
    {
      name: 'garment-and-scanning-know-no-shell-and-no-feature',
      severity: 'error',
      from: { path: '^apps/workbench/src/(garment|scanning)/' },
      to: { path: '^apps/workbench/src/(shell|features)/' },
    },
    {
      name: 'scanning-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/workbench/src/scanning/' },
      to: { path: '^apps/workbench/src/(screens|garment)/' },
    },
    {
      // The shell may ask a feature for something later, as the table of routes does.
      name: 'shell-begins-without-features',
      severity: 'error',
      from: { path: '^apps/workbench/src/shell/' },
      to: {
        path: '^apps/workbench/src/(garment|scanning|features)/',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'openapi-fetch-in-one-place',
      severity: 'error',
      from: { pathNot: '^packages/sdk/src/client[.]ts$' },
      to: { path: 'node_modules/openapi-fetch/' },
    },
    {
      name: 'react-table-in-one-place',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/data-table/state/table-features[.]tsx?$' },
      to: { path: 'node_modules/@tanstack/react-table/' },
    },
    {
      name: 'react-virtual-in-one-place',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/data-table/window/virtual-lines[.]ts$' },
      to: { path: 'node_modules/@tanstack/react-virtual/' },
    },
    {
      name: 'xlsx-in-one-place',
      severity: 'error',
      from: {
        pathNot:
          '^packages/ui/src/(table-export/write-sheet|sheet-import/(read-sheet|sheet-cell-text))[.]ts$|[.](test|browser)[.]ts$',
      },
      to: { path: 'node_modules/(xlsx|@e965/xlsx)/' },
    },
    {
      name: 'tiptap-in-one-place',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/rich-editor/editor-door[.]ts$' },
      to: { path: 'node_modules/@tiptap/' },
    },
    {
      name: 'dompurify-in-one-place',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/rich-text/sanitise[.]ts$' },
      to: { path: 'node_modules/dompurify/' },
    },
    {
      name: 'uqr-in-one-place',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/qr-code/qr-matrix[.]ts$' },
      to: { path: 'node_modules/uqr/' },
    },
    {
      name: 'nats-in-one-place',
      severity: 'error',
      from: { pathNot: '^apps/server/src/push/nats-bus[.]ts$' },
      to: { path: 'node_modules/@nats-io/' },
    },
    {
      name: 'openapi-typescript-in-one-place',
      severity: 'error',
      from: { pathNot: '^packages/sdk/scripts/' },
      to: { path: 'node_modules/openapi-typescript/' },
    },
    {
      name: 'server-speaks-to-the-sdk-by-types-conditions-and-labels',
      severity: 'error',
      from: { path: '^apps/server/(src|demo)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^packages/sdk/src/',
        pathNot: '^packages/sdk/src/(conditions/|labels[.]ts$|generated/labels/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      // The gallery takes React from the kit by an alias of its build; the page of the demo host loads
      // what the build puts beside it.
      name: 'nothing-unresolved',
      severity: 'error',
      from: { pathNot: '^(scripts/(gallery|bench/(shell|table))|apps/workbench/host/page)/' },
      // What a bundler hands out by address is no module; that it is there is seen by the build.
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|/generated/validators/|^tests/packages/fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
