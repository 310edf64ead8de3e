import { describe, expect, it } from '@jest/globals'

import { withoutMarkup } from './plainText'

const lines = (text: string) =>
  withoutMarkup(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

describe('a text of a feed', () => {
  it('keeps its paragraphs, lines and items, and loses its tags', () => {
    expect(
      lines(
        '<div><P class="x">Ruime&nbsp;woning<br/>met tuin.</p>\n  <p>Indeling:</p><ul><li>hal</li>\n<li><b>living</b> van 40 m&sup2;</li></ul></div>',
      ),
    ).toBe('Ruime woning\nmet tuin.\n\nIndeling:\n\n• hal\n• living van 40 m²')
  })

  it('without tags stays as it is, with its lines, its signs and its ampersands', () => {
    for (const text of [
      'Eerste lijn\n\nTweede: 3 < 4 & 5 > 2',
      'Van den Bosch & Zonen',
      'a <3 b',
      '',
    ])
      expect(withoutMarkup(text)).toBe(text)
  })

  it('keeps the lines of the file when its tags part none', () => {
    expect(withoutMarkup('Een <b>lichte</b> woning\n\nmet tuin')).toBe(
      'Een lichte woning\n\nmet tuin',
    )
  })

  it('parts paragraphs at the empty lines of the file, besides its tags', () => {
    expect(lines('Te koop\nin Gent.\n\nMet tuin<br>\nen garage.')).toBe(
      'Te koop in Gent.\n\nMet tuin\nen garage.',
    )
  })

  it('says nothing of scripts and styles', () => {
    const text = lines(
      '<style>p{color:red}</style><p>Te koop</p><script>alert("x")</script><p onclick="alert(1)">Nu</p><!-- intern -->',
    )
    expect(text).toBe('Te koop\n\nNu')
  })

  it('reads tags that were written as signs, once', () => {
    expect(lines('&lt;p&gt;Te koop &amp;amp; te huur&lt;/p&gt;')).toBe('Te koop & te huur')
  })

  it.each([
    ['a tag that never closes', '<p>Te koop <b>nu', 'Te koop nu'],
    ['tags that close in another order', '<p><b>Te</p> koop</b>', 'Te\n\nkoop'],
    ['a sign that is no tag', '<p>3 < 4 en B&B</p>', '3 < 4 en B&B'],
    ['an entity that does not exist', '<p>&onbekend; &#0; huis</p>', undefined],
    ['half a tag at the end', '<p>Te koop</p><a hre', 'Te koop'],
  ])('survives %s', (_, text, expected) => {
    const plain = lines(text)
    expect(plain).not.toMatch(/<\/?[a-z]/i)
    if (expected !== undefined) expect(plain).toBe(expected)
  })

  it('is read in time that grows with its length, whatever it holds', () => {
    for (const part of ['<', '<p>', '&amp;', '<ul><li>', '&#', '<a b="'])
      expect(withoutMarkup(part.repeat(40_000)).length).toBeLessThan(600_000)
  })
})
