import { postJson, problemIn } from '../postJson'

export const kept = ['enquiries', 'demands', 'appointments', 'subscribers', 'mails'] as const
type Counts = Record<(typeof kept)[number], number>
const problems = ['notUnderstood', 'colleague'] as const
type Problem = (typeof problems)[number] | 'failed'

export type State =
  | { step: 'idle' | 'busy' }
  | { step: 'found'; email: string; counts: Counts }
  | { step: 'erased'; number: number; mentions: number; isOwner: boolean }
  | { step: 'refused'; problem: Problem }

const refusal = async (answer: Response | undefined): Promise<State> => ({ step: 'refused', problem: await problemIn(answer, problems) })

export async function lookUp(api: string, email: string): Promise<State> {
  const answer = await postJson(`${api}/enquiries/person`, { email, as: 'counts' })
  return answer?.ok ? { step: 'found', email, counts: await answer.json() } : refusal(answer)
}

/** Answers whether the copy is among the colleague's downloads. */
export async function download(api: string, email: string, as: 'json' | 'text'): Promise<boolean> {
  const answer = await postJson(`${api}/enquiries/person`, { email, as })
  if (!answer?.ok) return false
  const href = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), { href, download: as === 'text' ? 'person.txt' : 'person.json' }).click()
  URL.revokeObjectURL(href)
  return true
}

export async function erase(api: string, email: string): Promise<State> {
  const answer = await postJson(`${api}/enquiries/erase`, { email })
  if (!answer?.ok) return refusal(answer)
  const { counts, isOwner }: { counts: Record<string, number>; isOwner: boolean } = await answer.json()
  const { mentions = 0, ...own } = counts
  return { step: 'erased', number: Object.values(own).reduce((sum, one) => sum + one, 0), mentions, isOwner }
}
