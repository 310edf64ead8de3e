import coreWebVitals from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import regexp from 'eslint-plugin-regexp'

/** What is not a test, of the site, the studio and their scripts. */
const program = {
  files: ['src/**', 'blocks/**', 'collections/**', 'globals/**', 'scripts/**', 'payload.config.ts'],
  ignores: ['**/*.test.*'],
}

export default [
  {
    ignores: [
      '.next*/',
      'node_modules/',
      'var/',
      'migrations/',
      'public/',
      'src/payload-types.ts',
      'src/app/(payload)/admin/importMap.js',
      'next-env.d.ts',
    ],
  },
  ...coreWebVitals,
  ...typescript,
  {
    rules: {
      // Pictures are made in their sizes at upload; next/image would make them again at every request.
      '@next/next/no-img-element': 'off',
      // Links of the public site are plain: a full page from the cache is faster than a router on every page.
      '@next/next/no-html-link-for-pages': 'off',
      // A configuration file is its default export.
      'import/no-anonymous-default-export': 'off',
      'no-console': 'error',
      'no-eval': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
          message:
            'Write the properties themselves: a spread literal only changes how lines break.',
        },
        { selector: 'SpreadElement > ArrayExpression', message: 'Write the elements themselves.' },
        {
          selector:
            'VariableDeclarator[id.type="ArrayPattern"] > ArrayExpression:not(:has(> SpreadElement))',
          message: 'Declare each variable by itself: this reads like Promise.all and is not.',
        },
        {
          selector: 'Identifier[name=/^generateKeyPair/]',
          message:
            'Node 20 may wait for itself for ever when it exports such a key (src/domain/accounts/dummyKey.ts).',
        },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    },
  },
  {
    // A pattern that backtracks lets a short text from outside stop the process. `npm test -- patterns` measures what this rule only estimates.
    ...program,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
      'regexp/no-misleading-capturing-group': 'error',
    },
  },
  { ...program, rules: { 'max-lines': ['error', 200], 'max-lines-per-function': ['error', 60] } },
  {
    // A table is read line by line: cutting it would only hide a part of it.
    files: [
      'src/components/map/frame/style/ground.ts',
      'src/components/map/frame/style/names.ts',
      'src/domain/catalogue/propertyFacts.ts',
      'src/domain/legal/required.ts',
      'src/i18n/routes.ts',
      'src/seed/shapes.ts',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  // `usePayload()` is a jest fixture, no React hook.
  { files: ['tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['src/**', 'blocks/**', 'collections/**', 'globals/**', 'payload.config.ts'],
    // Next marks its own runtimes there, and its bundler wants to see it.
    ignores: ['src/env.ts', 'src/instrumentation.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'src/env.ts reads the environment, for everyone.',
        },
      ],
    },
  },
  { files: ['scripts/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
]
