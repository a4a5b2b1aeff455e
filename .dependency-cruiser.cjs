/** Boundaries of architecture §1. Patterns and back-references only: a new route or module is covered the day it appears. */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // a plugin of the build makes the modules with this prefix
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'protocol-stands-alone',
      severity: 'error',
      from: { path: '^packages/protocol/src' },
      to: { path: '^(packages/(?!protocol/)|apps/)' },
    },
    {
      name: 'api-knows-the-protocol-only',
      severity: 'error',
      from: { path: '^packages/api/src' },
      to: { path: '^(packages/(?!api/|protocol/)|apps/)' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'comm-knows-the-protocol-only',
      severity: 'error',
      from: { path: '^packages/comm/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(?!comm/|protocol/)' },
    },
    {
      name: 'bridge-knows-comm-by-its-types-only',
      severity: 'error',
      from: { path: '^packages/bridge/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(?!bridge/|api/|protocol/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'analytics-knows-tracking-only',
      comment: 'analytics loads lazily and apart: nothing but names and rules of tracking',
      severity: 'error',
      from: { path: '^packages/analytics/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(?!analytics/|protocol/src/tracking/)' },
    },
    {
      name: 'only-apps-for-staff-use-their-interface',
      severity: 'error',
      from: { path: '^(packages/(?!staff-interface/)|apps/(?!console/|insights/))' },
      to: { path: '^packages/staff-interface/' },
    },
    {
      name: 'staff-interface-knows-the-api-only',
      severity: 'error',
      from: { path: '^packages/staff-interface/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/(?!staff-interface/|api/)' },
    },
    {
      name: 'apps-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'client-reads-types-of-the-catalogue',
      comment: 'a page must not load the names of every other activity',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^packages/api/src/activity-catalogue', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-never-import-routes',
      severity: 'error',
      from: { path: '^apps/web/src/routes/([^/]+)/' },
      to: { path: '^apps/web/src/routes/', pathNot: '^apps/web/src/routes/$1/' },
    },
    {
      name: 'routes-never-import-app',
      severity: 'error',
      from: { path: '^apps/web/src/routes/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'shared-knows-no-route',
      severity: 'error',
      from: { path: '^apps/web/src/(shared|platform)/' },
      to: { path: '^apps/web/src/(app|routes)/' },
    },
    {
      name: 'console-screens-know-no-other-screen',
      comment: 'screens of the console share what is in shared, ui, session and shell',
      severity: 'error',
      from: { path: '^apps/console/src/(people|machines|trail|me|home)/' },
      to: { path: '^apps/console/src/(people|machines|trail|me|home)/', pathNot: '^apps/console/src/$1/' },
    },
    {
      name: 'console-parts-know-no-screen',
      severity: 'error',
      from: { path: '^apps/console/src/(shared|ui|session|shell|text)/' },
      to: { path: '^apps/console/src/(people|machines|trail|me|home)/' },
    },
    {
      name: 'modules-use-public-files-of-modules',
      comment: 'a module offers to others what its public.ts exports; tests may look inside',
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/([^/]+)/',
        pathNot: '\\.test\\.ts$|/testing(\\.ts$|/)',
      },
      to: { path: '^apps/server/src/modules/', pathNot: '/public\\.ts$|^apps/server/src/modules/$1/' },
    },
    {
      name: 'server-uses-public-files-of-modules',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/modules/|\\.test\\.ts$|^apps/server/src/testing/|/testing\\.ts$',
      },
      to: { path: '^apps/server/src/modules/[^/]+/', pathNot: '/public\\.ts$' },
    },
    {
      name: 'modules-never-import-their-own-public-file',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: { path: '^apps/server/src/modules/$1/public\\.ts$' },
    },
    {
      name: 'engine-knows-no-server',
      comment: 'the engine takes a transaction, clocks and facts; no HTTP, no context, no job and no module',
      severity: 'error',
      from: { path: '^apps/server/src/engine/', pathNot: '\\.test\\.ts$|/testing\\.ts$' },
      to: {
        path: '^apps/server/src/',
        pathNot:
          '^apps/server/src/(engine|crypto)/|^apps/server/src/(clocks|hong-kong|reference|refused)\\.ts$|^apps/server/src/config/(secrets|start-error)\\.ts$|^apps/server/src/database/batches\\.ts$',
      },
    },
    {
      name: 'streams-know-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/streams/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(modules|activities|engine|jobs)/' },
    },
    {
      name: 'not-to-dev-dependency',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src',
        // the stand-in for a firm's systems is no part of a release, so the licences of its provider are not those of the product
        pathNot: '\\.(test|e2e|bench)\\.tsx?$|/testing/|^apps/back-office/',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
