/** Options as the server writes them: bytes are text. */
type Described = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] }
export type SignatureOptions = {
  challenge: string
  rpId?: string
  timeout?: number
  userVerification?: UserVerificationRequirement
  allowCredentials?: Described[]
}
export type CreationOptions = {
  challenge: string
  rp: { id?: string; name: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: PublicKeyCredentialParameters[]
  timeout?: number
  excludeCredentials?: Described[]
  authenticatorSelection?: AuthenticatorSelectionCriteria
  attestation?: AttestationConveyancePreference
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))

const textOf = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

const described = (list: readonly Described[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({ id, ...rest }) => ({ ...rest, id: bytesOf(id) }))

const identityOf = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: textOf(rawId),
  type: 'public-key',
})

/** Whether this browser can use passkeys here: it needs https, or localhost. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function'

/** Whether the browser offers passkeys among the suggestions of a field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() &&
  typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
  (await PublicKeyCredential.isConditionalMediationAvailable())

type Mediation = 'optional' | 'conditional'

/** A browser asks one thing at a time: asking again ends the request before. */
let pending: { controller: AbortController; mediation: Mediation } | undefined

/** Runs a request of the browser. Suggestions do not replace a dialog that is open. */
async function inTurn<Result>(
  mediation: Mediation,
  ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  if (mediation === 'conditional' && pending?.mediation === 'optional') return undefined
  pending?.controller.abort()
  const turn = { controller: new AbortController(), mediation }
  pending = turn
  try {
    return await ask(turn.controller.signal)
  } finally {
    if (pending === turn) pending = undefined
  }
}

/** Ends the request that waits, as when its page is left. */
export const stopAsking = (): void => pending?.controller.abort()

/**
 * Asks for a signature with a passkey. Returns undefined when the person closes the dialog or the
 * request is replaced by another one.
 */
export async function askForSignature(
  { allowCredentials, challenge, ...options }: SignatureOptions,
  mediation: Mediation = 'optional',
): Promise<object | undefined> {
  const publicKey = {
    ...options,
    challenge: bytesOf(challenge),
    allowCredentials: described(allowCredentials),
  }
  const credential = await inTurn(mediation, (signal) =>
    navigator.credentials.get({ publicKey, mediation, signal }).catch(() => null),
  )
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { response } = credential
  if (!(response instanceof AuthenticatorAssertionResponse)) return undefined
  const { userHandle } = response
  return {
    ...identityOf(credential),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      ...(userHandle && { userHandle: textOf(userHandle) }),
    },
  }
}

/** Why no passkey was made: the device has one of this account, or the person did not want to. */
export type CreationProblem = 'known' | 'cancelled'

/** Makes a passkey on a device of the person's choice. */
export async function makePasskey({
  challenge,
  user,
  excludeCredentials,
  ...options
}: CreationOptions): Promise<object | CreationProblem> {
  const publicKey = {
    ...options,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: described(excludeCredentials),
  }
  const made = await inTurn('optional', (signal) =>
    navigator.credentials
      .create({ publicKey, signal })
      .catch((error: unknown) =>
        error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'cancelled',
      ),
  )
  if (typeof made === 'string') return made
  if (!(made instanceof PublicKeyCredential)) return 'cancelled'
  const { response } = made
  if (!(response instanceof AuthenticatorAttestationResponse)) return 'cancelled'
  return {
    ...identityOf(made),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports(),
    },
  }
}
