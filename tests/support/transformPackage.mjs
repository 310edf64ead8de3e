import { cacheKey, withLocalGlobals } from '../../scripts/lib/test/localGlobals.mjs'

/** A module of a package, with the built-in objects as constants; a script gets them from Jest. */
export default {
  getCacheKey: (code, file, { supportsStaticESM }) => cacheKey(code, file, supportsStaticESM),
  process: (code, _, { supportsStaticESM }) => ({
    code: supportsStaticESM ? withLocalGlobals(code) : code,
  }),
}
