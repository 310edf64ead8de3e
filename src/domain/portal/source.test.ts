import { describe, expect, it } from '@jest/globals'

import { sourceHref } from './source'

describe('the source of an exposure', () => {
  it.each([
    ['maisonhestia.example', 'https://maisonhestia.example'],
    ['www.portal.example/listing/1?x=2', 'https://www.portal.example/listing/1?x=2'],
    [' https://portal.example/1 ', 'https://portal.example/1'],
  ])('%j leads there', (source, href) => {
    expect(sourceHref(source)).toBe(href)
  })

  it.each([
    'Website',
    'E-mail',
    'jan@portal.example',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'tel:+3212',
    '//evil.example',
    'https://a:b@evil.example',
    '',
  ])('%j is only a name', (source) => {
    expect(sourceHref(source)).toBeUndefined()
  })
})
