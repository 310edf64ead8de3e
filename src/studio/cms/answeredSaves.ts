type Listener = {
  /** What a form says of a save that did not reach the server. */
  offline: string
  /** What a form says of a save that is refused for want of a login. */
  notSaved: string
  /** Whether the server has no session for this browser any more. */
  isLoggedOut: () => Promise<boolean>
  /** Hears that a change was refused for want of a login. */
  onLoggedOut: () => void
  /** Hears that a form has saved. */
  onSaved: () => void
}

const REFUSED = [401, 403]

/** What the CMS remembers by itself: no colleague waits for it. */
const BY_ITSELF = /\/payload-(?:preferences|locked-documents)\b/

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input)

const isChange = (input: RequestInfo | URL, init: RequestInit | undefined): boolean =>
  !['GET', 'HEAD'].includes(init?.method?.toUpperCase() ?? 'GET') &&
  !BY_ITSELF.test(addressOf(input))

/** A form of the CMS sends headers. Its drawer for many files sends none, and takes an error for saved. */
const isSaveOfForm = (init: RequestInit | undefined): boolean =>
  init?.body instanceof FormData && init.body.has('_payload') && Boolean(init.headers)

/**
 * Returns a `fetch` that tells staff why a save did not work when there is no connection, or when
 * they are logged out. Payload shows the sentence of the browser in English, or says that one may not
 * do this. The form gets an error instead of an answer: only after that Payload keeps it as changed,
 * so that it can be saved again and is not left without a question.
 */
export const answerSaves =
  (send: typeof fetch, listener: Listener): typeof fetch =>
  async (input, init) => {
    if (!isChange(input, init)) return send(input, init)
    const isSave = isSaveOfForm(init)
    const response = await send(input, init).catch((error: unknown) => {
      if (!isSave || init?.signal?.aborted) throw error
      throw new Error(listener.offline, { cause: error })
    })
    if (REFUSED.includes(response.status) && (await listener.isLoggedOut())) {
      listener.onLoggedOut()
      if (isSave) throw new Error(listener.notSaved)
    }
    if (isSave && response.ok) listener.onSaved()
    return response
  }
