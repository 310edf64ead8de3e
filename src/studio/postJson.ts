const sendWith =
  (method: 'POST' | 'PATCH') =>
  (url: string, body: object, signal: AbortSignal | null = null): Promise<Response | undefined> =>
    fetch(url, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    }).catch(() => undefined)

/** Sends JSON to an endpoint of the studio. Returns undefined when the network fails. */
export const postJson = sendWith('POST')
export const patchJson = sendWith('PATCH')

/** Reads an address of the studio. Returns undefined when the network fails. */
export const getJson = (url: string): Promise<Response | undefined> =>
  fetch(url).catch(() => undefined)

/** Returns the problem that a response names, if the screen has words for it, and else "failed". */
export async function problemIn<Problem extends string>(
  response: Response | undefined,
  problems: readonly Problem[],
): Promise<Problem | 'failed'> {
  const body: { problem?: unknown } =
    response && response.status < 500 ? await response.json().catch(() => ({})) : {}
  return problems.find((problem) => problem === body.problem) ?? 'failed'
}

/** Returns the JSON of a response, or an empty object when there is none. */
export const bodyOf = async (response: Response | undefined): Promise<Record<string, unknown>> =>
  (await response?.json().catch(() => undefined)) ?? {}
