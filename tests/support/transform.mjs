import swcJest from '@swc/jest'

import { cacheKey, withLocalGlobals } from '../../scripts/lib/test/localGlobals.mjs'

/** Node wants a JSON import to say that it is one; the bundler and TypeScript do not. */
const namesJson = (code) =>
  code.replace(/(\bfrom ["'][^"']+\.json["']);/g, '$1 with { type: "json" };')
const told = (result) => ({ ...result, code: withLocalGlobals(namesJson(result.code)) })

function createTransformer({ tsx }) {
  const swc = swcJest.createTransformer({
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  })
  return {
    getCacheKey: (...args) => cacheKey(swc.getCacheKey(...args)),
    process: (...args) => told(swc.process(...args)),
    processAsync: async (...args) => told(await swc.processAsync(...args)),
  }
}

export default { createTransformer }
