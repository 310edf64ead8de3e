import { describe, expect, it } from '@jest/globals'

import { createPagePolicy, portalPolicy, studioPolicy } from './csp'

const policyFor = (html: string, isSecure = false) =>
  createPagePolicy({ isSecure, known: new Set(), onUnknown: () => {} })(html)
const scripts = (html: string) => /script-src ([^;]*)/.exec(policyFor(html))?.[1]?.split(' ') ?? []

const HASH = "'sha256-abc='"

describe('the policy of a page', () => {
  it('allows neither eval nor inline scripts without a hash', () => {
    expect(scripts('<script>1</script><body data-tags="google meta">').join(' ')).not.toMatch(
      /unsafe|\*/,
    )
  })

  it('allows the inline scripts of the build on every page, whatever the page holds', () => {
    const ofPage = createPagePolicy({
      isSecure: false,
      known: new Set([HASH]),
      onUnknown: () => {},
    })
    expect(ofPage('<body>')).toContain(`script-src 'self' ${HASH};`)
    expect(ofPage('<body><script>alert(1)</script>')).toBe(ofPage('<body>'))
  })

  it('reports each inline script that may not run', () => {
    const reported: string[] = []
    const ofPage = createPagePolicy({
      isSecure: false,
      known: new Set(),
      onUnknown: (script) => reported.push(script),
    })
    ofPage(
      '<body><script>alert(1)</script><script type="application/json">{}</script><script src="/a.js"></script></body>',
    )
    expect(reported).toEqual(['alert(1)'])
  })

  it('allows the third parties that the page names, and no unknown ones', () => {
    expect(scripts('<body class="a" data-tags="google meta">')).toEqual([
      "'self'",
      'www.googletagmanager.com',
      'connect.facebook.net',
    ])
    // An advertising account asks hosts of its own; measuring alone does not.
    const ads = policyFor('<body data-tags="google ads">', true)
    expect(ads).toMatch(/script-src [^;]*www\.googleadservices\.com/)
    expect(ads).toMatch(/connect-src [^;]*googleads\.g\.doubleclick\.net/)
    expect(policyFor('<body data-tags="google meta">', true)).not.toMatch(/doubleclick|adservices/)
    expect(scripts('<body data-tags="evil.example *">')).toEqual(["'self'"])
    expect(scripts('<body data-tags="constructor __proto__">')).toEqual(["'self'"])
    expect(scripts('<body>&lt;body data-tags="google"&gt;')).toEqual(["'self'"])
    expect(policyFor('<body data-tags="meta">', true)).toContain(
      "connect-src 'self' www.facebook.com;",
    )
  })

  it('reads the names from the first body tag, not from one in the content', () => {
    expect(scripts('<body class="a"><p>text</p><body data-tags="google">')).toEqual(["'self'"])
  })

  it('allows frames of the site, and Mapbox where the agency has an account', () => {
    expect(policyFor('', true)).toContain("frame-src 'self' ")
    expect(policyFor('', true)).not.toContain('mapbox')
    expect(policyFor('<body data-tags="mapbox">', true)).toContain(
      "connect-src 'self' api.mapbox.com ",
    )
    expect(scripts('<body data-tags="mapbox">')).toEqual(["'self'"])
  })

  it('upgrades requests only on a secure site', () => {
    expect(policyFor('', true)).toContain('upgrade-insecure-requests')
    expect(policyFor('', false)).not.toContain('upgrade-insecure-requests')
  })
})

describe('the policies of the studio and of the portal', () => {
  it.each([
    ['studio', studioPolicy('abc', { isSecure: true }), "'nonce-abc' 'strict-dynamic'"],
    ['portal', portalPolicy([HASH], { isSecure: true }), `'self' ${HASH}`],
  ])('of the %s allow only our scripts and what they load, and no eval', (_, policy, ours) => {
    expect(policy).toContain(`script-src ${ours};`)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/)
    for (const rule of [
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      'upgrade-insecure-requests',
    ])
      expect(policy).toContain(rule)
  })

  it('allow the studio to frame itself, for previews, and forbid framing the portal', () => {
    expect(studioPolicy('abc', { isSecure: false })).toContain("frame-ancestors 'self'")
    expect(portalPolicy([HASH], { isSecure: false })).toContain("frame-ancestors 'none'")
  })
})
