const X = '23090ebbd0a85b7cb10207fa623e03a82206d9a0e239899c2e921d8e3e1a117d'
const Y = '280751272747eb86685a386cd56458b44640d1de577a85d933efb0e748571eda'

/**
 * A public key (COSE, ES256) whose private key does not exist: X is the SHA-256 of a sentence, Y what
 * the curve has there. An answer with an unknown passkey is compared with it, so that it takes as
 * long as one with a passkey that is known.
 *
 * It is not made at the start: Node 20 waits for itself for ever when it collects garbage while it
 * exports a key that it has just made.
 */
export const DUMMY_KEY = Buffer.from(`a5010203262001215820${X}225820${Y}`, 'hex').toString(
  'base64url',
)
