const sending =
  (method: 'POST' | 'PATCH') =>
  (url: string, body: object, signal: AbortSignal | null = null): Promise<Response | undefined> =>
    fetch(url, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), signal }).catch(() => undefined)

/** Sends what a screen of the studio asks for; nothing when nobody answers. */
export const postJson = sending('POST')
export const patchJson = sending('PATCH')

/** Asks what stands at an address of the studio; nothing when nobody answers. */
export const getJson = (url: string): Promise<Response | undefined> => fetch(url).catch(() => undefined)

/** The problem that an answer names, among those the screen has words for. */
export async function problemIn<Problem extends string>(answer: Response | undefined, known: readonly Problem[]): Promise<Problem | 'failed'> {
  const told: { problem?: unknown } = answer && answer.status < 500 ? await answer.json().catch(() => ({})) : {}
  return known.find((one) => one === told.problem) ?? 'failed'
}

/** What an answer says; nothing when it says nothing that can be read. */
export const toldIn = async (answer: Response | undefined): Promise<Record<string, unknown>> => (await answer?.json().catch(() => undefined)) ?? {}
