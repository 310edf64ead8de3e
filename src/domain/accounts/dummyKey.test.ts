import { createHash, ECDH } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { DUMMY_KEY } from './dummyKey'

test('is a point of the curve that was not made from a private key', () => {
  const key = Buffer.from(DUMMY_KEY, 'base64url')
  const x = key.subarray(10, 42)
  const sentence = 'Hestia: a key that signs nothing, 1'
  expect(x).toEqual(createHash('sha256').update(sentence).digest())
  const compressed = Buffer.concat([Buffer.from([2]), x])
  const point = ECDH.convertKey(compressed, 'prime256v1', undefined, undefined, 'uncompressed')
  expect(key.subarray(45)).toEqual(Buffer.from(point).subarray(33))
})
