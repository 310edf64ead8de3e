import { describe, expect, it } from '@jest/globals'

import { equalsPlainText, plainTextOf, richTextOf } from './richText'

const text =
  'Ruime woning\nmet tuin.\n\nIndeling:\n• hal\n• living\n\n• los\n\n• geen lijst\nmaar tekst'

describe('the text of a listing that a feed brought', () => {
  it('has paragraphs and lists, and is the same text again', () => {
    const document = richTextOf(text)
    expect(document.root.children.map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'list',
      'list',
      'paragraph',
    ])
    expect(plainTextOf(document)).toBe(text.replace('Indeling:\n•', 'Indeling:\n\n•'))
    expect(equalsPlainText(document, text)).toBe(true)
    expect(equalsPlainText(document, text.replace('living', 'keuken'))).toBe(false)
  })
})
