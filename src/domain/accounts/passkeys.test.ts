import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { MAX_PASSKEY_NAME_LENGTH } from './passkeyLimits'
import { assertionSchema, passkeyName, readJsonAs } from './passkeys'

const assertion = {
  id: 'YWJj',
  rawId: 'YWJj',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
}

describe('the name of a passkey', () => {
  it('is one short line, whatever was typed', () => {
    expect(passkeyName('  Telefoon \n van\u0000 An\u202e ')).toBe('Telefoon van An')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const name = passkeyName(typed)
        expect(name.length).toBeLessThanOrEqual(MAX_PASSKEY_NAME_LENGTH)
        expect(name).not.toMatch(/[\n\r\u0000\u202e]/)
      }),
    )
  })
})

describe('the answer of a browser', () => {
  it('is read without what is not asked for', () => {
    const sent = { ...assertion, clientExtensionResults: {}, isAdmin: true }
    expect(readJsonAs(JSON.stringify(sent), assertionSchema)).toEqual(assertion)
  })

  it('is not read when a part is missing, is no text or is not encoded', () => {
    for (const other of [
      { id: undefined },
      { id: 'a b' },
      { type: 'password' },
      { response: { ...assertion.response, signature: '' } },
      { response: { ...assertion.response, signature: 'x'.repeat(20_000) } },
      { response: { ...assertion.response, userHandle: { length: 1 } } },
    ])
      expect(
        readJsonAs(JSON.stringify({ ...assertion, ...other }), assertionSchema),
      ).toBeUndefined()
    for (const text of ['', '{', 'null', '[]', undefined, 7])
      expect(readJsonAs(text, assertionSchema)).toBeUndefined()
  })
})
