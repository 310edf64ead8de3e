import { findUnknownScripts } from '../findUnknownScripts'

type Options = {
  /** Reads the hashes of our own inline scripts, as their sources are now. */
  readInlineScripts: () => string[]
  /** Called with the text of every other inline script in a page. */
  onUnknownScript: (script: string) => void
}

/**
 * Finds the hashes of the inline scripts that may run. The list is read again when a page has a
 * script that it lacks, because somebody may have written that script just now.
 */
function createHashes({ readInlineScripts, onUnknownScript }: Options) {
  let known: ReadonlySet<string> = new Set()
  return (html: string): string[] => {
    if (findUnknownScripts(html, known).length > 0) {
      known = new Set(readInlineScripts())
      findUnknownScripts(html, known).forEach(onUnknownScript)
    }
    return [...known]
  }
}

/**
 * Makes the policy of production one for development: our own inline scripts as they are now, and
 * what Next needs besides: code from text, and the socket of live reload.
 */
export function createDevelopmentPolicy(options: Options) {
  const hashesOf = createHashes(options)
  return (policy: string, html = ''): string => {
    const scripts = ['script-src', ...hashesOf(html), "'unsafe-eval'"].join(' ')
    const sockets = 'connect-src ws: wss:'
    const withScripts = policy.replace('script-src', () => scripts)
    return withScripts.includes('connect-src')
      ? withScripts.replace('connect-src', sockets)
      : `${withScripts}; ${sockets} 'self'`
  }
}
