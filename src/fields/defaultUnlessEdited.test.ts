import { describe, expect, it } from '@jest/globals'

import { defaultUnlessEdited } from './defaultUnlessEdited'

describe('a field with a computed default', () => {
  it('fills an empty field with the computed value', () => {
    expect(defaultUnlessEdited(undefined, undefined, undefined, 'b')).toBe('b')
    expect(defaultUnlessEdited('', 'a', 'a', 'b')).toBe('b')
  })

  it('follows the computed value while it is not edited', () => {
    expect(defaultUnlessEdited('a', 'a', 'a', 'b')).toBe('b')
    expect(defaultUnlessEdited<string>('a', 'a', 'a', undefined)).toBeNull()
  })

  it('keeps a value that an editor entered, now or before', () => {
    expect(defaultUnlessEdited('c', 'a', 'a', 'b')).toBe('c')
    expect(defaultUnlessEdited('c', 'c', 'a', 'b')).toBe('c')
    expect(defaultUnlessEdited('c', undefined, undefined, 'b')).toBe('c')
  })
})
