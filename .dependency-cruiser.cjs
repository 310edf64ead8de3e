const pkg = (names) => `(^|/)node_modules/(${names})/`
const test = '[.](test|spec)[.]tsx?$'
const schema = '^(collections/|globals/|payload[.]config)'

/** Which layer may import which: domain <- i18n <- data <- screens <- app; domain, i18n <- components <- blocks, screens, studio. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'What nothing imports is dead, unless Next, a tool or Payload (by string path) finds it.',
      severity: 'error',
      to: {},
      from: {
        orphan: true,
        pathNot: ['(^|/)[.]', '[.]d[.]ts$', '[.]config[.](ts|mjs|cjs)$', '^migrations/', '^src/app/', '^src/studio/', '^scripts/', '^tests/', test],
      },
    },
    { name: 'domain-is-pure', comment: 'Rules of the trade know no framework and no other layer; zod and sax only check and read what they are given.', severity: 'error',
      from: { path: '^src/domain/', pathNot: test }, to: { pathNot: ['^src/domain/', pkg('zod'), pkg('sax')] } },
    { name: 'i18n-knows-only-domain', severity: 'error',
      from: { path: '^src/i18n/', pathNot: test }, to: { path: `^(src/(?!i18n/|domain/)|blocks/)|${schema}` } },
    { name: 'data-does-not-render', comment: 'The shape of a view is a type; what draws it is not asked.', severity: 'error',
      from: { path: '^src/data/' }, to: { path: '^(src/(components|screens|app|studio)/|blocks/.+/Component|blocks/RenderBlock)', dependencyTypesNot: ['type-only'] } },
    { name: 'one-seam-to-payload', comment: 'The site reaches the Local API and the configuration only through src/data/core/payload.ts; types are free.', severity: 'error',
      from: { path: '^(src/app/[(]site[)]/|src/(components|screens|forms)/|blocks/[^/]+/Component|blocks/RenderBlock|src/data/(?!core/payload[.]ts))' },
      to: { path: [pkg('payload'), '^payload[.]config'], dependencyTypesNot: ['type-only'] } },
    { name: 'one-seam-to-cache', comment: 'What is remembered and forgotten stands in one file.', severity: 'error',
      from: { pathNot: '^src/data/' }, to: { path: '(^|/)node_modules/next/cache' } },
    { name: 'components-take-props', comment: 'Components render what they are given; they never query.', severity: 'error',
      from: { path: '^src/components/' }, to: { path: `^(src/(data|screens|forms|app|studio|jobs|server)/|blocks/)|${schema}`, dependencyTypesNot: ['type-only'] } },
    { name: 'screens-do-not-know-routes-or-schema', severity: 'error',
      from: { path: '^src/screens/' }, to: { path: `^src/(app|studio|jobs|server|seed)/|${schema}` } },
    { name: 'forms-and-studio-know-no-page', comment: 'Screens show forms, and the studio has screens of its own; neither knows where it is shown.', severity: 'error',
      from: { path: '^src/(forms|studio)/' }, to: { path: `^src/(app|screens|server|seed)/|${schema}` } },
    { name: 'schema-does-not-render', comment: 'Schema files name admin components by string path only.', severity: 'error',
      from: { path: '^(collections/|globals/|blocks/[^/]+/config|blocks/index|src/(fields|access)/)' },
      to: { path: '^(src/(components|screens|app|studio|data|seed|server)/|blocks/.+/Component|blocks/RenderBlock)' } },
    { name: 'fields-and-access-know-no-collection', severity: 'error', from: { path: '^src/(fields|access)/' }, to: { path: schema } },
    { name: 'jobs-run-without-a-site', severity: 'error',
      from: { path: '^src/jobs/' }, to: { path: '^(src/(components|screens|app|studio|data)/|blocks/)' } },
    { name: 'site-work-for-its-route-only', comment: 'A file that imports the work of the site has the whole site in its bundle.', severity: 'error',
      from: { path: '^src/', pathNot: '^src/(app/api/internal/|server/siteWork[.]ts$)' }, to: { path: '^src/server/siteWork[.]ts$' } },
    { name: 'mail-is-written-anywhere', comment: 'Forms, the studio and the seed write mails; what draws them knows no page.', severity: 'error',
      from: { path: '^src/mail/' }, to: { path: `^(src/(components|screens|app|studio|data|seed|server)/|blocks/)|${schema}` } },
    { name: 'blocks-are-strangers', severity: 'error', from: { path: '^blocks/([^/]+)/' }, to: { path: '^blocks/([^/]+)/', pathNot: '^blocks/$1/' } },
    { name: 'collections-are-strangers', comment: 'They meet by slug, never by import.', severity: 'error',
      from: { path: '^collections/([^/]+)/' }, to: { path: '^collections/([^/]+)/', pathNot: '^collections/$1/' } },
    { name: 'nothing-imports-app', comment: 'Tests ask a route as Next does.', severity: 'error', from: { pathNot: '^(src/app|tests)/|^src/instrumentation[.]ts$' }, to: { path: '^src/app/' } },
    { name: 'nothing-imports-seed', severity: 'error', from: { pathNot: '^(src/seed|tests)/' }, to: { path: '^src/seed/' } },
    { name: 'nothing-imports-tests', severity: 'error', from: { pathNot: ['^tests/', test] }, to: { path: ['^tests/', test] } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/app/[(]payload[)]/admin/importMap|^src/payload-types' },
  },
}
