import { describe, expect, it } from '@jest/globals'

import { forVisitors, withoutFramework } from './withoutFramework'

const ours = '<script>start()</script>'
const data = '<script type="application/ld+json">{"a":"self.__next_f"}</script>'
const ofNext = [
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"1:[\\"\\u003c/script>\\"]\\n"])</script>',
  '<script>(globalThis["TURBOPACK"]||(globalThis["TURBOPACK"]=[])).push(["a"])</script>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
]
const page = (parts: string[]) =>
  `<html><head>${ours}<link rel="preload" as="font" href="/a.woff2"/></head><body>${data}<p>self.__next_f.push(1)</p>${parts.join('')}</body></html>`

describe('a page without the framework', () => {
  it('has our scripts, data and texts, and nothing of Next', () => {
    expect(withoutFramework(page(ofNext))).toBe(page([]))
  })

  it.each(ofNext)('has no %s', (part) => {
    expect(withoutFramework(page([part]))).toBe(page([]))
  })

  it('keeps a script that an editor has written, which the policy then forbids and the log names', () => {
    const html = page(['<script>alert("self.__next_f")</script>'])
    expect(withoutFramework(html)).toBe(html)
  })

  it('is left alone when it is no page', () => {
    const body = Buffer.from(page(ofNext))
    const answer = { headers: { 'content-type': 'text/plain' }, body }
    expect(forVisitors(answer).body).toBe(body)
  })
})
