import { z } from 'zod'

import { MAX_PASSKEY_NAME_LENGTH } from './passkeyLimits'

/** Minutes within which a challenge is answered. */
export const CHALLENGE_MINUTES = 5

/**
 * What a challenge is for: logging in, registering a passkey, or confirming a change of the
 * account. An answer is accepted for the purpose of its challenge only.
 */
export const challengePurposes = ['login', 'register', 'confirm'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** Longer than what any authenticator sends: credential ids have at most 1023 bytes. */
const MAX_ENCODED_LENGTH = 16_000
const encoded = z
  .string()
  .min(1)
  .max(MAX_ENCODED_LENGTH)
  .regex(/^[\w-]+$/)
const identity = { id: encoded.max(1400), rawId: encoded.max(1400), type: z.literal('public-key') }

/** What a browser sends after a login with a passkey; all else that it sends is left out. */
export const assertionSchema = z.object({
  ...identity,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.max(200).optional(),
  }),
})
export type Assertion = z.infer<typeof assertionSchema>

/** What a browser sends after it has made a passkey. */
export const attestationSchema = z.object({
  ...identity,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(20)).max(8).default([]),
  }),
})
export type Attestation = z.infer<typeof attestationSchema>

/** Reads JSON that a form sent in one of its fields; undefined when it has another shape. */
export function readJsonAs<Value>(text: unknown, schema: z.ZodType<Value>): Value | undefined {
  if (typeof text !== 'string') return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Returns a typed name of a passkey as it is stored; empty when nothing readable was typed. */
export const passkeyName = (typed: string): string =>
  typed
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_PASSKEY_NAME_LENGTH)
