import { availableParallelism } from 'node:os'

/** ESM all the way (NODE_OPTIONS=--experimental-vm-modules); `next/jest` cannot boot Payload on Node 20. */
const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.ts$': ['<rootDir>/tests/support/transform.mjs', { tsx: false }],
    '\\.tsx$': ['<rootDir>/tests/support/transform.mjs', { tsx: true }],
    '\\.m?js$': '<rootDir>/tests/support/transformPackage.mjs',
  },
  // The packages that work most in tests: what a transform saves there is more than it costs.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:@payloadcms|drizzle-orm|fast-check|payload|zod)/)',
  ],
  // The same for scripts, as parameters: of these no package declares one.
  sandboxInjectedGlobals: [
    'Array',
    'JSON',
    'Math',
    'Number',
    'Object',
    'Reflect',
    'String',
    'Symbol',
  ],
  moduleNameMapper: {
    '\\.s?css$': '<rootDir>/tests/support/noStyle.mjs',
    '^@payload-config$': '<rootDir>/payload.config.ts',
    '^@blocks/(.*)$': '<rootDir>/blocks/$1',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/var/'],
}

/** Each takes up to a gigabyte and a half. */
const MAX_WORKERS = 4

const unitFolders = ['src', 'blocks', 'collections', 'globals', 'scripts']

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      roots: unitFolders.map((folder) => `<rootDir>/${folder}`),
      testMatch: ['**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'integration',
      roots: ['<rootDir>/tests/integration'],
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/tests/integration/support/globalSetup.mjs',
      globalTeardown: '<rootDir>/tests/integration/support/globalTeardown.mjs',
      setupFiles: ['environment', 'nextCache'].map(
        (name) => `<rootDir>/tests/integration/support/${name}.mjs`,
      ),
    },
    {
      ...shared,
      displayName: 'cluster',
      roots: ['<rootDir>/tests/cluster'],
      testMatch: ['**/*.test.ts'],
    },
  ],
  // Not a measure: what takes seconds takes minutes on a machine that does much else.
  testTimeout: 300_000,
  // Jest leaves a core free; a test file waits for PostgreSQL a good part of its time.
  maxWorkers: Math.min(availableParallelism(), MAX_WORKERS),
  workerIdleMemoryLimit: '1500MB',
}
