import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import {
  blocksOf,
  fillPlaceholders,
  fillHeader,
  toHeaderLine,
  placeholdersIn,
  plainTextOfBlocks,
  unknownPlaceholdersIn,
} from './mailText'

describe('the placeholders of a text', () => {
  it('are found once each, and unknown ones are named', () => {
    expect(placeholdersIn('{a} and { a } and {b-c}')).toEqual(['a', 'b-c'])
    expect(unknownPlaceholdersIn('{firstName} {frstName}', ['firstName'])).toEqual(['frstName'])
  })

  it('leave no gap where nothing is told', () => {
    expect(fillPlaceholders('Dear {firstName}, hello', {})).toBe('Dear, hello')
    expect(fillPlaceholders('Dear {firstName}, hello', { firstName: 'Emma' })).toBe(
      'Dear Emma, hello',
    )
  })

  it('never reach what every object has', () => {
    expect(fillPlaceholders('{constructor}{toString}', {})).toBe('')
  })
})

describe('what is told', () => {
  it('stays what it is, whatever it looks like', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, second) => {
        const tidy = first
          .replace(/\r\n?/g, '\n')
          .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
          .trim()
        expect(fillPlaceholders('[{a}]', { a: first, b: second })).toBe(`[${tidy}]`)
      }),
    )
    expect(fillPlaceholders('{a}', { a: '{b}', b: 'secret' })).toBe('{b}')
  })

  it('becomes no link and no item of a list', () => {
    const told = { a: '- one\n- [two](https://evil.example)\n\nthree' }
    expect(blocksOf('{a}', told)).toEqual([{ kind: 'paragraph', lines: [[{ text: told.a }]] }])
  })

  it('never begins another header', () => {
    expect(fillHeader('About {a}', { a: 'x\r\nBcc: victim@example.com' })).toBe(
      'About x Bcc: victim@example.com',
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) =>
        expect(toHeaderLine(value)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/),
      ),
    )
  })
})

describe('a text of staff', () => {
  it('has paragraphs, lists and links', () => {
    const blocks = blocksOf(
      'Dear {a},\n\nlook:\n- one\n- [two](https://b.example/x)\n\nOr https://c.example.',
      { a: 'Emma' },
    )
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'list', 'paragraph'])
    expect(blocks[2]?.lines[1]).toEqual([{ text: 'two', href: 'https://b.example/x' }])
    expect(plainTextOfBlocks(blocks)).toBe(
      'Dear Emma,\n\nlook:\n\n- one\n- two (https://b.example/x)\n\nOr https://c.example.',
    )
  })

  it('leaves out lines that only held empty placeholders', () => {
    expect(plainTextOfBlocks(blocksOf('One\n{income}\nTwo\n\n{amounts}\n\nThree', {}))).toBe(
      'One\nTwo\n\nThree',
    )
  })

  it('leads nowhere by an address that is none', () => {
    expect(
      blocksOf('[here](javascript:alert(1)) [there]({link})', { link: 'javascript:x' })
        .flatMap(({ lines }) => lines.flat())
        .filter(({ href }) => href),
    ).toEqual([])
  })
})
