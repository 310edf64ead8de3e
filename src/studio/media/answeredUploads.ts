type Listener = {
  /** Returns the sentence about a file whose upload had no answer that says anything. */
  lost: (name: string) => string
  /** Hears the sentence about a picture that was there already. */
  onKnown: (sentence: string) => void
}

const SERVICE_UNAVAILABLE = 503

const fileIn = (init: RequestInit | undefined): FormDataEntryValue | null =>
  init?.method?.toUpperCase() === 'POST' && init.body instanceof FormData
    ? init.body.get('file')
    : null

type Answer = { isKnown?: unknown; message?: unknown }
const answerOf = (body: unknown): Answer | undefined =>
  typeof body === 'object' && body !== null ? body : undefined

/**
 * Returns a `fetch` whose uploads always have an answer in JSON. Where a request fails on the way, or
 * something else than the studio answers it, Payload's drawer for many files counts the file as saved
 * and drops it; with an answer that refuses the file, it stays in the drawer and can be sent again.
 */
export const answerUploads =
  (send: typeof fetch, { lost, onKnown }: Listener): typeof fetch =>
  async (input, init) => {
    const file = fileIn(init)
    if (!file) return send(input, init)
    const response = await send(input, init).catch((error: unknown) => {
      if (init?.signal?.aborted) throw error
      return undefined
    })
    const body: unknown = await response
      ?.clone()
      .json()
      .catch(() => undefined)
    const answer = answerOf(body)
    if (!response || !answer) {
      const message = lost(typeof file === 'string' ? '' : file.name)
      const status = response && response.status >= 400 ? response.status : SERVICE_UNAVAILABLE
      return Response.json({ errors: [{ message }], message }, { status })
    }
    // A form for one document shows the message itself. It sends headers, the drawer sends none.
    if (answer.isKnown === true && !init?.headers && typeof answer.message === 'string')
      onKnown(answer.message)
    return response
  }
