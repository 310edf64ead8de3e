import { describe, expect, test } from '@jest/globals'

import { isExternalLink, isLink, isSitePath } from './links'

describe('links that staff may enter', () => {
  test.each([
    'https://example.be',
    'http://example.be/a?b=c#d',
    'HTTPS://Example.be',
    'tel:+3292345678',
    'tel:09/234.56.78',
    'mailto:info@example.be',
    'mailto:info@example.be?subject=Hi',
  ])('accepts %s as an address outside the site', (link) => expect(isExternalLink(link)).toBe(true))

  test.each(['/nl/contact/', '/', '#form', '/nl/te-koop/?type=1'])(
    'accepts %s as a place on the site',
    (link) => {
      expect(isSitePath(link)).toBe(true)
      expect(isLink(link)).toBe(true)
    },
  )

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u00adscript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript%3Aalert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'file:///etc/passwd',
    'blob:https://x.be/1',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///',
    'http://',
    'https://user:secret@example.be',
    'http s://example.be',
    'example.be',
    'www.example.be',
    '',
    'tel:javascript',
    'tel:',
    'mailto:',
    'mailto:nobody',
    'ftp://example.be',
    'https://example.be\u200b.evil.example',
    '#',
  ])('refuses %j', (link) => expect(isLink(link)).toBe(false))
})
