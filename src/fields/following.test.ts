import { describe, expect, it } from '@jest/globals'

import { following } from './following'

describe('following', () => {
  it('fills an empty field with what follows from the others', () => {
    expect(following(undefined, undefined, undefined, 'b')).toBe('b')
    expect(following('', 'a', 'a', 'b')).toBe('b')
  })

  it('keeps up with the others while nobody touched it', () => {
    expect(following('a', 'a', 'a', 'b')).toBe('b')
    expect(following<string>('a', 'a', 'a', undefined)).toBeNull()
  })

  it('keeps what was filled in by hand, now or before', () => {
    expect(following('c', 'a', 'a', 'b')).toBe('c')
    expect(following('c', 'c', 'a', 'b')).toBe('c')
    expect(following('c', undefined, undefined, 'b')).toBe('c')
  })
})
