import { describe, expect, test } from '@jest/globals'

import { callHref, isExternalLink, isLink, isSitePath, mailHref } from './links'

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

describe('links to a person', () => {
  test.each([
    ['0470 12 34 56', 'tel:+32470123456'],
    ['+31 6 1234 5678', 'tel:+31612345678'],
    ['112', 'tel:112'],
    ['na 18 uur', undefined],
    ['', undefined],
    [null, undefined],
  ])('calls %j at %j', (phone, href) => expect(callHref(phone)).toBe(href))

  test.each([
    ['emma@visitor.example', 'mailto:emma@visitor.example'],
    ['emma+gent@visitor.example', 'mailto:emma%2Bgent@visitor.example'],
    ['a?bcc=all@visitor.example', 'mailto:a%3Fbcc%3Dall@visitor.example'],
  ])('writes to %s at %s', (email, href) => expect(mailHref(email)).toBe(href))
})
