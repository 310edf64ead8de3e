import { createHash } from 'node:crypto'

import { describe, expect, it } from '@jest/globals'

import { createDevelopmentPolicy } from './policy'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const page = (...scripts: string[]) =>
  `<html><head></head><body>${scripts.map((one) => `<script>${one}</script>`).join('')}<p>x</p></body></html>`
const POLICY = "default-src 'self'; script-src 'self'; connect-src 'self' www.example.com"

/** The policy of development, with inline scripts as the test has them written. */
function usePolicy() {
  const written: string[] = []
  const unknown: string[] = []
  const policy = createDevelopmentPolicy({
    readInlineScripts: () => written.map(hashOf),
    onUnknownScript: (script) => unknown.push(script),
  })
  const scriptsOf = (html: string) =>
    /script-src ([^;]*)/.exec(policy(POLICY, html))?.[1]?.split(' ')
  return { written, unknown, policy, scriptsOf }
}

describe('the policy in development', () => {
  it('allows an inline script of ours from the page after it was written, without a restart', () => {
    const { written, unknown, scriptsOf } = usePolicy()
    expect(scriptsOf(page('ours()'))).not.toContain(hashOf('ours()'))
    written.push('ours()')
    expect(scriptsOf(page('ours()'))).toContain(hashOf('ours()'))
    expect(unknown).toEqual(['ours()'])
  })

  it('forbids and names a script that is not in the list, as production does', () => {
    const { unknown, scriptsOf } = usePolicy()
    expect(scriptsOf(page('alert(1)'))).toEqual(["'unsafe-eval'", "'self'"])
    expect(unknown).toEqual(['alert(1)'])
  })

  it('allows the socket of live reload and keeps every other directive', () => {
    const { policy } = usePolicy()
    expect(policy(POLICY)).toBe(
      "default-src 'self'; script-src 'unsafe-eval' 'self'; connect-src ws: wss: 'self' www.example.com",
    )
    expect(policy("default-src 'self'; script-src 'nonce-x'")).toBe(
      "default-src 'self'; script-src 'unsafe-eval' 'nonce-x'; connect-src ws: wss: 'self'",
    )
  })
})
