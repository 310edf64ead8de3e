import { describe, expect, it } from '@jest/globals'

import { startLater } from './later'

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<link rel="preload" href="/fonts/x.woff2" as="font"/><script src="/_next/static/chunks/a.js" async=""></script></head>' +
  '<body><script src="/_next/static/chunks/p.js" noModule=""></script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script><script>self.__next_f.push([0])</script></body></html>'

describe('a page that starts its scripts later', () => {
  it('names them in one small script and nowhere else', () => {
    const later = startLater(page)
    expect(later).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')
    expect(later).not.toMatch(/<script[^>]* async|as="script"/)
  })

  it('keeps fonts, the scripts of old browsers and the page’s own data', () => {
    const later = startLater(page)
    for (const kept of ['href="/fonts/x.woff2"', 'noModule=""', 'self.__next_f.push([0])']) expect(later).toContain(kept)
  })

  it('says in one script what the page is made of', () => {
    const parts = '<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script>'
    const later = startLater(page.replace('</body>', `${parts}</body>`))
    expect(later).toContain('noModule=""></script>')
    expect(later).toContain('<script>self.__next_f.push([0]);self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])</script></body>')
  })

  it('leaves alone what has no such scripts', () => {
    for (const other of ['<html><head></head></html>', '<script src="/_next/static/a.js" async=""></script>', '<urlset/>'])
      expect(startLater(other)).toBe(other)
  })
})
