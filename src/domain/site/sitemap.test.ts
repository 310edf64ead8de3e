import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { escapeXml, sitemapIndexOf, sitemapOf } from './sitemap'

const unescape = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

describe('text in XML', () => {
  it('reads as it was written, and never ends its element or attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const escaped = escapeXml(text)
        expect(escaped).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|apos;)/)
        expect(unescape(escaped)).toBe(
          text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''),
        )
      }),
    )
  })

  it('drops what XML cannot hold and keeps letters beyond the first plane', () => {
    expect(escapeXml('a\u0000\u0008\ufffeb\ud800c\udc00d')).toBe('abcd')
    expect(escapeXml('🏡é')).toBe('🏡é')
  })
})

describe('the sitemap', () => {
  const home = {
    address: 'https://a.be/nl/?a=1&b=2',
    changed: '2026-11-21',
    alternates: { nl: 'https://a.be/nl/?a=1&b=2', 'x-default': 'https://a.be/nl/' },
  }

  it('names an address, its last change and its languages', () => {
    expect(sitemapOf([home]).split('\n')[2]).toBe(
      '<url><loc>https://a.be/nl/?a=1&amp;b=2</loc><lastmod>2026-11-21</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="nl" href="https://a.be/nl/?a=1&amp;b=2"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.be/nl/"/></url>',
    )
  })

  it('holds an element for each address or part, in their order', () => {
    const addresses = (xml: string) =>
      [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    const many = ['https://a.be/1/', 'https://a.be/2/', 'https://a.be/3/']
    expect(addresses(sitemapOf(many.map((address) => ({ ...home, address }))))).toEqual(many)
    expect(addresses(sitemapIndexOf(many))).toEqual(many)
  })
})
