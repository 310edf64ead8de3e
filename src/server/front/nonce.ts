import { randomBytes } from 'node:crypto'

const NONCE_BYTES = 16

/** A random number for the scripts of one answer. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64')
