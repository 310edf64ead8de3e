export const kept = ['enquiries', 'demands', 'appointments', 'subscribers', 'mails'] as const
type Counts = Record<(typeof kept)[number], number>
type Problem = 'failed' | 'notUnderstood' | 'colleague'

export type State =
  | { step: 'idle' | 'busy' }
  | { step: 'found'; email: string; counts: Counts }
  | { step: 'erased'; number: number; mentions: number; isOwner: boolean }
  | { step: 'refused'; problem: Problem }

const isProblem = (value: unknown): value is Problem => value === 'notUnderstood' || value === 'colleague'

async function refusal(answer: Response | undefined): Promise<State> {
  const told: { problem?: unknown } = answer && answer.status < 500 ? await answer.json().catch(() => ({})) : {}
  return { step: 'refused', problem: isProblem(told.problem) ? told.problem : 'failed' }
}

const nothing = () => undefined

const post = (url: string, body: object): Promise<Response | undefined> =>
  fetch(url, { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).catch(nothing)

export async function lookUp(api: string, email: string): Promise<State> {
  const answer = await post(`${api}/enquiries/person`, { email, as: 'counts' })
  return answer?.ok ? { step: 'found', email, counts: await answer.json() } : refusal(answer)
}

/** Answers whether the copy is among the colleague's downloads. */
export async function download(api: string, email: string, as: 'json' | 'text'): Promise<boolean> {
  const answer = await post(`${api}/enquiries/person`, { email, as })
  if (!answer?.ok) return false
  const href = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), { href, download: as === 'text' ? 'person.txt' : 'person.json' }).click()
  URL.revokeObjectURL(href)
  return true
}

export async function erase(api: string, email: string): Promise<State> {
  const answer = await post(`${api}/enquiries/erase`, { email })
  if (!answer?.ok) return refusal(answer)
  const { counts, isOwner }: { counts: Record<string, number>; isOwner: boolean } = await answer.json()
  const { mentions = 0, ...own } = counts
  return { step: 'erased', number: Object.values(own).reduce((sum, one) => sum + one, 0), mentions, isOwner }
}
