import { describe, expect, it } from '@jest/globals'

import { mailboxOf } from './mailbox'

describe('one mailbox', () => {
  it.each([
    ['emma@example.com', 'Emma@Example.COM'],
    ['emma@example.com', ' emma@example.com '],
    ['emma@example.com', 'emma+hestia@example.com'],
    ['emma@example.com', 'emma+a+b@example.com.'],
    ['emmapeeters@gmail.com', 'emma.peeters@gmail.com'],
    ['emmapeeters@gmail.com', 'E.m.m.a.Peeters+x@googlemail.com'],
    ['emma@xn--caf-dma.be', 'emma@café.be'],
    ['emma@xn--caf-dma.be', 'emma@CAFÉ.be'],
    ['emma@xn--caf-dma.be', 'emma@xn--caf-dma.be'],
  ])('%s is also written %s', (mailbox, written) => {
    expect(mailboxOf(written)).toBe(mailbox)
  })

  it.each([
    ['emma.peeters@example.com', 'emmapeeters@example.com'],
    ['emma@example.com', 'emma@example.be'],
    ['emma@example.com', 'jan@example.com'],
  ])('%s is another than %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other))
  })

  it.each(['', '@', 'no address', 'a@b@c', '+@x.be', 'a@[::1]', 'a@%'])(
    'is found without failing in %j',
    (text) => {
      expect(typeof mailboxOf(text)).toBe('string')
    },
  )
})
