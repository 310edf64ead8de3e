import { createHash } from 'node:crypto'

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { policyFor } from './csp'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scripts = (html: string, isSecure = false) => /script-src ([^;]*)/.exec(policyFor(html, { isSecure }))?.[1]?.split(' ') ?? []

describe('the policy of a page', () => {
  it('allows its inline scripts by what stands in them', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string().filter((text) => !/[\r<]/.test(text)),
          { maxLength: 5 },
        ),
        (texts) => {
          const html = texts.map((text, at) => `<p>${at}</p><script id="a>b">${text}</script>`).join('')
          expect(scripts(html)).toEqual(["'self'", ...new Set(texts.map(hash))])
        },
      ),
    )
  })

  it('reads line breaks as a browser does', () => {
    expect(scripts('<script>a\r\nb\rc</script>')).toContain(hash('a\nb\nc'))
  })

  it.each([
    '<script src="/a.js" async=""></script>',
    '<script type="application/ld+json">{}</script>',
    "<script type='application/json'>{}</script>",
    '<p>script</p>',
  ])('spends no hash on %s', (html) => {
    expect(scripts(html)).toEqual(["'self'"])
  })

  it('allows neither eval nor unnamed inline scripts', () => {
    expect(scripts('<script>1</script><body data-tags="google meta">').join(' ')).not.toMatch(/unsafe|\*/)
  })

  it('opens to the companies the page names, and to none it does not know', () => {
    expect(scripts('<body class="a" data-tags="google meta">')).toEqual(["'self'", 'www.googletagmanager.com', 'connect.facebook.net'])
    expect(scripts('<body data-tags="evil.example *">')).toEqual(["'self'"])
    expect(scripts('<body data-tags="constructor __proto__">')).toEqual(["'self'"])
    expect(scripts('<body>&lt;body data-tags="google"&gt;')).toEqual(["'self'"])
    expect(policyFor('<body data-tags="meta">', { isSecure: true })).toContain("connect-src 'self' www.facebook.com;")
  })

  it('lets pages show frames of the site, and the map ask Mapbox where the agency has an account there', () => {
    expect(policyFor('', { isSecure: true })).toContain("frame-src 'self' ")
    expect(policyFor('', { isSecure: true })).not.toContain('mapbox')
    expect(policyFor('<body data-tags="mapbox">', { isSecure: true })).toContain("connect-src 'self' api.mapbox.com ")
    expect(scripts('<body data-tags="mapbox">')).toEqual(["'self'"])
  })

  it('asks for encryption only where there is some', () => {
    expect(policyFor('', { isSecure: true })).toContain('upgrade-insecure-requests')
    expect(policyFor('', { isSecure: false })).not.toContain('upgrade-insecure-requests')
  })
})
