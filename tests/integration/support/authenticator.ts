import {
  createECDH,
  createHash,
  createPrivateKey,
  randomBytes,
  sign as signBytes,
  type KeyObject,
} from 'node:crypto'

/** What a false browser or device would do otherwise. */
export type Lies = {
  origin?: string
  rpId?: string
  /** The counter that is sent; without it, one more than the last time. */
  counter?: number
  /** The account that the device says the passkey is of. */
  userHandle?: string
  /** Signs with another key. */
  key?: KeyObject
  isVerified?: boolean
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/**
 * A new key on P-256: its private part, and the public one in COSE (ES256). Not by
 * `generateKeyPairSync`: see `dummyKey.ts`.
 */
export function newKey(): { privateKey: KeyObject; cose: Buffer } {
  const ecdh = createECDH('prime256v1')
  const point = ecdh.generateKeys()
  const x = point.subarray(1, 33)
  const y = point.subarray(33)
  const d = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32)
  const jwk = { kty: 'EC', crv: 'P-256', x: text(x), y: text(y), d: text(d) }
  return {
    privateKey: createPrivateKey({ format: 'jwk', key: jwk }),
    cose: Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      x,
      Buffer.from('225820', 'hex'),
      y,
    ]),
  }
}

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR. */
const attestationOf = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]),
    authData,
  ])

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } }

/**
 * A device with one passkey, as the specification of WebAuthn describes it and written apart from the library that the
 * site uses.
 */
export function createDevice(origin: string) {
  const { privateKey, cose } = newKey()
  const id = randomBytes(32)
  let counter = 0
  let handle = ''

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }),
    )
  const authData = (rpId: string, flags: number, more: Buffer, lies: Lies) => {
    counter = lies.counter ?? counter + 1
    const sent = lies.isVerified === false ? flags & ~VERIFIED : flags
    const head = [sha256(lies.rpId ?? rpId), Buffer.from([sent]), uint32(counter)]
    return Buffer.concat([...head, more])
  }
  const named = { id: text(id), rawId: text(id), type: 'public-key' }
  return {
    id: text(id),
    publicKey: text(cose),
    make({ challenge, rp, user }: Options, lies: Lies = {}) {
      handle = user?.id ?? ''
      const key = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 0xff]),
        id,
        cose,
      ])
      const data = authData(rp?.id ?? '', PRESENT | VERIFIED | HAS_KEY, key, lies)
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, lies)),
          attestationObject: text(attestationOf(data)),
          transports: ['internal'],
        },
      }
    },
    sign({ challenge, rpId = '' }: Options, lies: Lies = {}) {
      const client = clientData('webauthn.get', challenge, lies)
      const data = authData(rpId, PRESENT | VERIFIED, Buffer.alloc(0), lies)
      const signature = signBytes(
        'sha256',
        Buffer.concat([data, sha256(client)]),
        lies.key ?? privateKey,
      )
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: lies.userHandle ?? handle,
        },
      }
    },
  }
}

export type Device = ReturnType<typeof createDevice>
