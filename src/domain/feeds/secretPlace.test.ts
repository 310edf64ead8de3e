import { describe, expect, it } from '@jest/globals'

import { isEncrypted, isSamePlace, sendsSecret, type SecretUse } from './secretPlace'

const whise: SecretUse = { format: 'whise', address: 'https://api.whise.eu' }

describe('the secret of a feed', () => {
  it.each<[string, SecretUse, boolean]>([
    ['another path', { ...whise, address: 'https://api.whise.eu/v2' }, true],
    ['the address that is used when none is named', { ...whise, address: '' }, true],
    ['another host', { ...whise, address: 'https://evil.test' }, false],
    ['another port', { ...whise, address: 'https://api.whise.eu:8443' }, false],
    ['a page in the host', { ...whise, address: 'https://{page}.evil.test' }, false],
    ['the same host without encryption', { ...whise, address: 'http://api.whise.eu' }, false],
    ['another format', { ...whise, format: 'mapping' }, false],
  ])('and %s', (_, other, isGood) => {
    expect(isSamePlace(whise, other)).toBe(isGood)
  })

  it('is encrypted on its way', () => {
    const at = (address: string) => isEncrypted({ format: 'whise', address })
    expect(['', 'https://a.test', 'http://127.0.0.1:80'].map(at)).toEqual([true, true, true])
    expect(['http://a.test', 'http://127.0.0.1.a.test'].map(at)).toEqual([false, false])
  })

  it('is sent by CRMs, and by mappings that name a header', () => {
    expect(sendsSecret(whise)).toBe(true)
    expect(sendsSecret({ format: 'mapping', header: 'X-Key' })).toBe(true)
    expect(sendsSecret({ format: 'mapping', header: '' })).toBe(false)
    expect(sendsSecret({ format: 'kyero', header: 'X-Key' })).toBe(false)
  })
})
