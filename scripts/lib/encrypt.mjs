import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import fs from 'node:fs'
import { pipeline, Transform } from 'node:stream'

import { Refusal } from './say.mjs'

/**
 * An encrypted file: a mark, a salt, a nonce, a proof of the key, what AES-256-GCM made of the contents, and its
 * tag at the end. The key is derived from BACKUP_KEY by scrypt.
 */
const MARK = Buffer.from('HESTIA\x00\x01', 'latin1')
const SALT = 16
const NONCE = 12
const PROOF = 16
const TAG = 16
const HEAD = MARK.length + SALT + NONCE + PROOF
const CIPHER = 'aes-256-gcm'

function derive(secret, salt) {
  const both = scryptSync(secret, salt, 64)
  const proof = createHmac('sha256', both.subarray(32)).update(MARK).digest().subarray(0, PROOF)
  return { key: both.subarray(0, 32), proof }
}

/** A stream that encrypts what is written to it. */
export function encryption(secret) {
  const salt = randomBytes(SALT)
  const nonce = randomBytes(NONCE)
  const { key, proof } = derive(secret, salt)
  const cipher = createCipheriv(CIPHER, key, nonce)
  let isBegun = false
  return new Transform({
    transform(chunk, _, done) {
      if (!isBegun) this.push(Buffer.concat([MARK, salt, nonce, proof]))
      isBegun = true
      done(null, cipher.update(chunk))
    },
    flush(done) {
      this.push(cipher.final())
      done(null, cipher.getAuthTag())
    },
  })
}

function readAt(file, position, length) {
  const fd = fs.openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(length)
    const read = fs.readSync(fd, bytes, 0, length, position)
    return bytes.subarray(0, read)
  } finally {
    fs.closeSync(fd)
  }
}

function decryption(file, head, secret) {
  if (!secret)
    throw new Refusal(`${file} is encrypted: set BACKUP_KEY to the key it was written with.`)
  const [salt, nonce, wanted] = [SALT, NONCE, PROOF].reduce(
    ({ parts, at }, length) => ({
      parts: [...parts, head.subarray(at, at + length)],
      at: at + length,
    }),
    { parts: [], at: MARK.length },
  ).parts
  const { key, proof } = derive(secret, salt)
  if (!timingSafeEqual(proof, wanted))
    throw new Refusal(
      `BACKUP_KEY is not the key that ${file} was written with: nothing was restored.`,
    )
  return createDecipheriv(CIPHER, key, nonce)
}

/**
 * Reads a file, decrypted if it is encrypted. A file that was changed ends with an error, so nothing of it may be
 * used before its end.
 * @param {string} file
 * @param {string | undefined} secret
 * @param {import('node:stream').Duplex} into
 */
export function readDecrypted(file, secret, into) {
  const { size } = fs.statSync(file)
  const head = readAt(file, 0, HEAD)
  const isEncrypted = head.subarray(0, MARK.length).equals(MARK)
  if (!isEncrypted) return pipeline(fs.createReadStream(file), into, () => {})
  if (size < HEAD + TAG) throw new Error('it ends too early')
  const decipher = decryption(file, head, secret)
  decipher.setAuthTag(readAt(file, size - TAG, TAG))
  const contents = fs.createReadStream(file, { start: HEAD, end: size - TAG - 1 })
  return pipeline(contents, decipher, into, () => {})
}
