/** Sends what a screen of the studio asks for; nothing when nobody answers. */
export const postJson = (url: string, body: object): Promise<Response | undefined> =>
  fetch(url, { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).catch(() => undefined)

/** The problem that an answer names, among those the screen has words for. */
export async function problemIn<Problem extends string>(answer: Response | undefined, known: readonly Problem[]): Promise<Problem | 'failed'> {
  const told: { problem?: unknown } = answer && answer.status < 500 ? await answer.json().catch(() => ({})) : {}
  return known.find((one) => one === told.problem) ?? 'failed'
}

/** What an answer says; nothing when it says nothing that can be read. */
export const toldIn = async (answer: Response | undefined): Promise<Record<string, unknown>> => (await answer?.json().catch(() => undefined)) ?? {}
